import type { SubAccount } from '@keystead/contract/money/payment-accounts/payment-account.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Link } from 'react-router'
import { useStates } from '../../places/reference-data/use-states.ts'
import { DateText } from '../../ui/DateText.tsx'
import { fact, FactsTable } from '../../ui/FactsTable.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { Section } from '../../ui/Section.tsx'
import { bankText } from './account-status.ts'
import { text as list } from './accounts.text.ts'
import { text as create } from './create-account.text.ts'
import { text } from './view-account.text.ts'

/** What the account is. Of numbers the last four digits. */
export function AccountFacts({ account }: { account: SubAccount }) {
  const { states } = useStates()
  const isCompany = account.OwnerType === 'company'
  const state = states?.find(({ Id }) => Id === account.StateId)?.Code ?? null
  const address = [account.Address1, account.Address2, account.City, [state, account.Zip].filter(Boolean).join(' ')].filter(Boolean)
  const takes = [account.TakesCards && text.cards, account.TakesBankPayments && text.banks].filter(Boolean)
  const ending = (last4: string | null) => last4 && text.endingIn({ last4 })
  return (
    <Section title={text.facts}>
      <FactsTable
        facts={[
          fact(isCompany ? text.legalName : text.person, <bdi>{account.LegalName}</bdi>),
          fact(text.structure, account.BusinessStructure && create.structures[account.BusinessStructure]),
          fact(text.dbaName, account.DbaName),
          isCompany ? fact(text.speaker, <bdi>{`${account.FirstName} ${account.LastName}`}</bdi>) : null,
          fact(text.usedBy, account.IsAccountLevel ? text.allProfiles : text.thisProfile),
          fact(text.contact, [account.Email, account.Phone].filter(Boolean).join(' · ')),
          fact(text.address, address.join(', ')),
          fact(text.website, account.Website),
          fact(text.bank, bankText(account)),
          fact(text.holder, account.HolderName),
          fact(text.purpose, account.DepositFor && list.purposes[account.DepositFor]),
          fact(text.ssnShort, ending(account.SsnLast4)),
          fact(text.taxId, ending(account.TaxIdLast4)),
          fact(text.takes, takes.join(', ')),
          account.Agreement && {
            label: text.agreement,
            value: (
              <>
                {inParts(text.agreed.parts({ day: <DateText date={account.Agreement.AcceptedAt} /> }))}{' '}
                <Link to={paths.paymentAccountAgreement(account.SubAccountId)}>{text.readIt}</Link>
              </>
            ),
          },
        ]}
      />
    </Section>
  )
}
