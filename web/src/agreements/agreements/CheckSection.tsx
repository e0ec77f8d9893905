import { messages } from '@keystead/contract/agreements/agreements/agreements-messages.text.ts'
import { SendAgreement } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useMay } from '../../sessions/rights.ts'
import { Button } from '../../ui/Button.tsx'
import { FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { SendIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { AgreementDraft, DraftRead } from './agreement-draft.ts'
import { text as words } from './agreement-words.text.ts'
import { AgreementFile } from './AgreementFile.tsx'
import { text } from './check.text.ts'
import { type DraftSection, sectionTitle } from './draft-sections.ts'
import { text as draft } from './draft.text.ts'
import { SendDialog } from './SendDialog.tsx'
import { hasOrder, partiesInOrder } from './turns.ts'
import styles from './Draft.module.css'

type CheckSectionProps = {
  read: DraftRead
  version: number
  addressOf: (section: DraftSection) => string
  /** Sending was refused: the draft, or what is missing of it, may be another by now. */
  onOutdated: () => void
}

/** What is missing, whom it goes to, and the paper as they get it. */
export function CheckSection({ read, version, addressOf, onOutdated }: CheckSectionProps) {
  const { control } = useFormContext<AgreementDraft>()
  const { isDirty } = useFormState({ control })
  const may = useMay()
  const [isAsking, setIsAsking] = useState(false)
  const { Missing, Notices, UsedThisMonth, AllowedThisMonth } = read
  const isUsedUp = UsedThisMonth >= AllowedThisMonth
  const obstacle = isDirty ? text.saveFirst : Missing.length > 0 ? text.somethingMissing : isUsedUp ? text.limit : null
  return (
    <>
      <div className={styles.body}>
        <section className={styles.part} aria-label={draft.section.check}>
          <h2>{draft.section.check}</h2>
          {isDirty && <Unsaved />}
          {Missing.length > 0 && <MissingList missing={Missing} addressOf={addressOf} />}
          {Notices.length > 0 && (
            <div className={styles.notices}>
              <h3>{text.notices}</h3>
              <ul className={styles.list}>
                {Notices.map((notice) => (
                  <li key={notice}>
                    <p>{notice}</p>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {obstacle === null && (
            <p className={styles.ready} role="status">
              {text.ready}
            </p>
          )}
          <People parties={read.Parties} />
          <Usage used={UsedThisMonth} allowed={AllowedThisMonth} isUsedUp={isUsedUp} />
          {may(SendAgreement) && (
            <FormActions>
              <Button variant="primary" icon={SendIcon} disabledReason={obstacle} reasonIsVisible onClick={() => setIsAsking(true)}>
                {text.send}
              </Button>
            </FormActions>
          )}
        </section>
      </div>
      <section className={`${styles.part} ${styles.paper}`}>
        <h2>{text.preview}</h2>
        <AgreementFile
          key={version}
          agreementId={read.AgreementId}
          file="preview"
          label={text.previewLabel({ title: read.Title })}
          mayDownload
        />
      </section>
      {isAsking && <SendDialog read={read} version={version} onClose={() => setIsAsking(false)} onRefused={onOutdated} />}
    </>
  )
}

function Unsaved() {
  return (
    <div className={styles.notices}>
      <p role="status">{text.unsaved}</p>
      <div>
        <SubmitButton size="sm">{draft.save}</SubmitButton>
      </div>
    </div>
  )
}

function MissingList({ missing, addressOf }: { missing: DraftRead['Missing']; addressOf: CheckSectionProps['addressOf'] }) {
  return (
    <div className={styles.missing}>
      <h3>{text.missing}</h3>
      <ul className={styles.list}>
        {missing.map(({ Section, Text: what }) => (
          <li key={what}>
            <p>{what}</p>
            <LinkButton to={addressOf(Section)} size="sm" aria-label={text.goToFor({ section: sectionTitle(Section), what })}>
              {text.goTo({ section: sectionTitle(Section) })}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Before it is sent, everyone reads once more whom it goes to. */
function People({ parties }: { parties: DraftRead['Parties'] }) {
  if (parties.length === 0) return null
  const isInOrder = hasOrder(parties)
  return (
    <div className={styles.role}>
      <h3>{text.people}</h3>
      <ul className={styles.list}>
        {partiesInOrder(parties).map(({ PartyId, Name, IsYou, Email, Role, Part, Turn }) => (
          <li key={PartyId}>
            <p>
              <strong>
                <bdi>{IsYou ? words.you({ name: Name }) : Name}</bdi>
              </strong>
              {Email && <> · {Email}</>}
              <br />
              <span className={styles.help}>
                {[Role, words.parts[Part], isInOrder && Part !== 'copy' && text.at({ turn: Turn })].filter(Boolean).join(' · ')}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Usage({ used, allowed, isUsedUp }: { used: number; allowed: number; isUsedUp: boolean }) {
  return (
    <div className={isUsedUp ? styles.missing : styles.role}>
      <p className={isUsedUp ? undefined : styles.help}>{isUsedUp ? messages.signatureLimit : text.used({ used, allowed })}</p>
      {isUsedUp && (
        <div>
          <LinkButton to={paths.upgradePlan()} size="sm">
            {text.plans}
          </LinkButton>
        </div>
      )}
    </div>
  )
}
