import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import {
  ProfileHasConnections,
  ProfileHasAgreements,
  ProfileHasInvoices,
  ProfileHasPaymentAccount,
  ProfileHasProperties,
  UpdateAccountType,
  UpdateProfileType,
} from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import type { GetProfileTypes } from '@keystead/contract/identity/profiles/profile.operations.ts'
import type { OwnProfile, ProfileDetails } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asCallFailure, type CallFailure } from '../../../api/failure.ts'
import { refreshAll } from '../../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Section } from '../../../ui/Section.tsx'
import { toast } from '../../../ui/toast.tsx'
import { reasonAgainstKind } from '../profile-kinds.ts'
import { useProfileCommand } from '../use-profile-command.ts'
import styles from './settings.module.css'
import { text } from './profile-settings.text.ts'

type Types = OutputOf<typeof GetProfileTypes>
type Item = Types['ProfileTypes'][number]
type KindSettingProps = { profile: ProfileDetails; profiles: readonly OwnProfile[]; types: Types }

/** What kind of profile it is. Another kind has other menus and rights, so each change is asked for once more. */
export function KindSetting({ profile, profiles, types }: KindSettingProps) {
  const client = useQueryClient()
  const typeCommand = useProfileCommand(UpdateProfileType)
  const accountCommand = useProfileCommand(UpdateAccountType)
  const [wanted, setWanted] = useState<{ part: 'type' | 'account'; item: Item } | null>(null)

  const [refusal, setRefusal] = useState<{ part: 'type' | 'account'; failure: CallFailure } | null>(null)

  async function change() {
    if (!wanted) return
    const { part, item } = wanted
    const work =
      part === 'type'
        ? typeCommand.run({ ProfileId: profile.ProfileId, ProfileTypeId: item.Id })
        : accountCommand.run({ ProfileId: profile.ProfileId, AccountTypeId: item.Id })
    // Nothing that the last kind was shown may stay.
    try {
      await work
      setRefusal(null)
      toast.success((part === 'type' ? text.typeChanged : text.accountChanged)({ type: item.Text }))
      refreshAll(client)
    } catch (error) {
      const failure = asCallFailure(error)
      if (!failure.wasDismissed) setRefusal({ part, failure })
    }
    setWanted(null)
  }

  return (
    <>
      <Section title={text.profileType} description={text.profileTypeNote}>
        <Choices
          items={types.ProfileTypes}
          currentId={profile.ProfileTypeId}
          reasonAgainst={(Id) => reasonAgainstKind(profiles, { ProfileTypeId: Id, AccountTypeId: profile.AccountTypeId })}
          onChoose={(item) => setWanted({ part: 'type', item })}
        />
        {refusal?.part === 'type' && <Refused failure={refusal.failure} />}
      </Section>
      <Section title={text.accountType} description={text.accountTypeNote}>
        <Choices
          items={types.AccountTypes}
          currentId={profile.AccountTypeId}
          reasonAgainst={(Id) => reasonAgainstKind(profiles, { ProfileTypeId: profile.ProfileTypeId, AccountTypeId: Id })}
          onChoose={(item) => setWanted({ part: 'account', item })}
        />
        {refusal?.part === 'account' && <Refused failure={refusal.failure} />}
      </Section>
      <ConfirmDialog
        open={wanted !== null}
        title={text.changeTitle({ type: wanted?.item.Text ?? '' })}
        consequence={wanted?.part === 'type' ? text.typeConsequence : text.accountConsequence}
        confirmText={text.changeConfirm({ type: wanted?.item.Text ?? '' })}
        tone="normal"
        busy={typeCommand.pending || accountCommand.pending}
        onConfirm={() => void change()}
        onCancel={() => setWanted(null)}
      />
    </>
  )
}

/** Where what was in the way can be fixed. */
const WAYS_ON: Readonly<Record<string, { text: string; to: string }>> = {
  [ProfileHasProperties.code]: { text: text.seeProperties, to: paths.userProperties() },
  [ProfileHasAgreements.code]: { text: text.seeAgreements, to: paths.myAgreements() },
  [ProfileHasInvoices.code]: { text: text.seeInvoices, to: paths.invoices() },
  [ProfileHasPaymentAccount.code]: { text: text.seePaymentAccounts, to: paths.paymentAccounts() },
  [ProfileHasConnections.code]: { text: text.seeConnections, to: paths.connections() },
}

function Refused({ failure }: { failure: CallFailure }) {
  const way = WAYS_ON[failure.code]
  return <ErrorState compact failure={failure} action={way && <LinkButton to={way.to}>{way.text}</LinkButton>} />
}

type ChoicesProps = {
  items: readonly Item[]
  currentId: number
  reasonAgainst: (id: number) => string | null
  onChoose: (item: Item) => void
}

function Choices({ items, currentId, reasonAgainst, onChoose }: ChoicesProps) {
  return (
    <ul className={styles.kinds}>
      {items.map((item) => (
        <li key={item.Id} aria-current={item.Id === currentId || undefined}>
          <span className={styles.kindName}>{item.Text}</span>
          <span className={styles.kindDetail}>{item.Description}</span>
          {item.Id === currentId ? (
            <span className={styles.now}>{text.current}</span>
          ) : (
            <Button size="sm" disabledReason={reasonAgainst(item.Id)} onClick={() => onChoose(item)}>
              {text.changeTo({ type: item.Text })}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
