import type { PackageRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import {
  SCREENING_PAYER_TEXTS,
  SCREENING_PAYERS,
  SCREENING_PURPOSE_VERSION,
} from '@keystead/contract/applications/screening/screening.values.ts'
import { text as consents } from '@keystead/contract/applications/screening/screening-consents.text.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import { useMay } from '../../sessions/rights.ts'
import { useSession } from '../../sessions/session.ts'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { ChoiceCards } from '../../ui/form/ChoiceCards.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { AskDraft } from './ask.forms.ts'
import { text } from './ask.text.ts'
import { packageChoices, waitsToBeKnown } from './package-choices.ts'
import { isFree } from './screening-words.ts'
import type { ScreeningDetails } from './use-screenings.ts'
import styles from './Screening.module.css'

type AskFieldsProps = { details: ScreeningDetails; packages: readonly PackageRead[] }

export function AskFields({ details, packages }: AskFieldsProps) {
  const { control, setValue } = useFormContext<AskDraft>()
  const packageId = useWatch({ control, name: 'PackageId' })
  const chosen = packages.find(({ PackageId }) => PackageId === packageId)
  return (
    <>
      <ChoiceCards
        name="FormIds"
        label={text.people}
        choices={details.MayAsk.map(({ FormId, Name, IsSubmitted }) => ({
          Id: FormId,
          Text: Name,
          disabledReason: IsSubmitted ? null : text.notSubmitted,
        }))}
      />
      {waitsToBeKnown(packages, details) && <NotVerified />}
      <RadioCards
        name="PackageId"
        label={text.package}
        choices={packageChoices(packages, details)}
        onPick={(id) => {
          // Who pays for what costs nothing is not asked, so what was said of another one is not sent along.
          if (packages.some(({ PackageId, Price }) => PackageId === id && isFree(Price))) setValue('PaidBy', 'landlord')
        }}
      />
      {chosen && !isFree(chosen.Price) && (
        <RadioCards
          name="PaidBy"
          label={text.payer}
          choices={SCREENING_PAYERS.map((payer) => ({
            Id: payer,
            Text: SCREENING_PAYER_TEXTS[payer],
            detail: text.payerDetails[payer]({ price: formatMoney(chosen.Price) }),
          }))}
        />
      )}
      <CheckboxField name="CertifiesPurpose" label={consents[SCREENING_PURPOSE_VERSION].purpose} />
    </>
  )
}

/** What to do before an agency gives any report. */
function NotVerified() {
  const session = useSession()
  const may = useMay()
  const isOwner = session !== null && profileTypeOf(session) === 'Owner'
  return (
    <div className={styles.notice}>
      <p>
        {text.unknownTitle} {isOwner ? text.unknownOwner : text.unknownAgent}
      </p>
      {isOwner && may('paymentAccounts:view') && (
        <LinkButton to={paths.paymentAccounts()} size="sm">
          {text.toAccounts}
        </LinkButton>
      )}
    </div>
  )
}
