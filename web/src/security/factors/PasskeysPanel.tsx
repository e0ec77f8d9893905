import { GetSecurityFactors } from '@keystead/contract/security/factors/factor.operations.ts'
import { DeletePasskey } from '@keystead/contract/security/factors/passkey.operations.ts'
import type { PasskeySummary } from '@keystead/contract/security/factors/passkey.schemas.ts'
import { useState } from 'react'
import { useCall, useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { FingerprintIcon, PencilIcon, TrashIcon } from '../../ui/icons.ts'
import { Item, ItemList } from '../../ui/ItemList.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { AddPasskeyDialog, RenamePasskeyDialog } from './PasskeyDialogs.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './passkeys.text.ts'
import { useHasPasskeys } from './passkey-support.ts'
import styles from './FactorPanel.module.css'

/** The passkeys of the account: add, rename, remove. */
export function PasskeysPanel() {
  const { data, error, refetch } = useCall(GetSecurityFactors, {})
  return (
    <Section title={text.title} description={text.intro}>
      {data ? (
        <Passkeys passkeys={data.Passkeys} />
      ) : error ? (
        <ErrorState compact failure={error} onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton count={2} />
      )}
    </Section>
  )
}

type Question = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: PasskeySummary }

function Passkeys({ passkeys }: { passkeys: readonly PasskeySummary[] }) {
  const hasPasskeys = useHasPasskeys()
  const [question, setQuestion] = useState<Question | null>(null)
  const close = () => setQuestion(null)
  return (
    <div className={styles.panel}>
      {passkeys.length === 0 ? (
        <p className={styles.detail}>{text.none}</p>
      ) : (
        <ItemList>
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.PasskeyId} passkey={passkey} onAsk={(kind) => setQuestion({ kind, passkey })} />
          ))}
        </ItemList>
      )}
      <div className={styles.actions}>
        <Button icon={FingerprintIcon} disabledReason={hasPasskeys ? null : text.notHere} onClick={() => setQuestion({ kind: 'add' })}>
          {text.add}
        </Button>
      </div>
      {question?.kind === 'add' && <AddPasskeyDialog onClose={close} />}
      {question?.kind === 'rename' && <RenamePasskeyDialog passkey={question.passkey} onClose={close} />}
      {question?.kind === 'remove' && <RemovePasskeyDialog passkey={question.passkey} onClose={close} />}
    </div>
  )
}

function PasskeyItem({ passkey, onAsk }: { passkey: PasskeySummary; onAsk: (kind: 'rename' | 'remove') => void }) {
  const { Name, CreatedAt, LastUsedAt, IsSynced } = passkey
  const added = <DateText date={CreatedAt} />
  return (
    <Item
      icon={FingerprintIcon}
      title={<bdi>{Name}</bdi>}
      action={
        <>
          <IconButton icon={PencilIcon} label={text.rename({ name: Name })} onClick={() => onAsk('rename')} />
          <IconButton icon={TrashIcon} label={text.remove({ name: Name })} onClick={() => onAsk('remove')} />
        </>
      }
    >
      {inParts(
        LastUsedAt
          ? (IsSynced ? text.usedSynced : text.used).parts({ added, used: <DateText date={LastUsedAt} /> })
          : (IsSynced ? text.unusedSynced : text.unused).parts({ added }),
      )}
    </Item>
  )
}

function RemovePasskeyDialog({ passkey, onClose }: { passkey: PasskeySummary; onClose: () => void }) {
  const removal = useCommand(DeletePasskey)

  async function remove() {
    await withToast(removal.run({ PasskeyId: passkey.PasskeyId }), text.removed)
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={text.removeTitle({ name: passkey.Name })}
      consequence={text.removeConsequence}
      confirmText={text.removePasskey}
      busy={removal.pending}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  )
}
