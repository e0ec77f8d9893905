import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { UpdateAccountType, UpdateProfileType } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import type { GetProfileTypes } from '@keystead/contract/identity/profiles/profile.operations.ts'
import type { OwnProfile, ProfileDetails } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshAll } from '../../../api/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Section } from '../../../ui/Section.tsx'
import { withToast } from '../../../ui/with-toast.ts'
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

  async function change() {
    if (!wanted) return
    const { part, item } = wanted
    const work =
      part === 'type'
        ? typeCommand.run({ ProfileId: profile.ProfileId, ProfileTypeId: item.Id })
        : accountCommand.run({ ProfileId: profile.ProfileId, AccountTypeId: item.Id })
    // Nothing that the last kind was shown may stay.
    if (await withToast(work, (part === 'type' ? text.typeChanged : text.accountChanged)({ type: item.Text }))) refreshAll(client)
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
      </Section>
      <Section title={text.accountType} description={text.accountTypeNote}>
        <Choices
          items={types.AccountTypes}
          currentId={profile.AccountTypeId}
          reasonAgainst={(Id) => reasonAgainstKind(profiles, { ProfileTypeId: profile.ProfileTypeId, AccountTypeId: Id })}
          onChoose={(item) => setWanted({ part: 'account', item })}
        />
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
