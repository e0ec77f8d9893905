import type { ReportRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { formatMoney, textFromCents } from '@keystead/contract/values/money.ts'
import type { BureauFindings } from '../../rpc/screening-bureau.ts'
import { presentAgency } from './get-screenings.ts'
import type { KeptReport, OwnCheck } from './kept-report.ts'
import { text } from './screening.text.ts'

type Said = Pick<ReportRead, 'IsUnderDispute' | 'Agency' | 'Identity' | 'Credit' | 'Criminal' | 'Eviction' | 'Income' | 'OwnCheck'>

/** What a report says, for those who decide and for the one it is about alike. There is no number of a person in it. */
export function presentReport(kept: KeptReport): Said {
  if (kept.kind === 'own') return presentOwnCheck(kept.check)
  const { report } = kept
  const { identity, credit, criminal, eviction, income } = report.findings
  return {
    IsUnderDispute: report.isUnderDispute,
    Agency: presentAgency(report.agency),
    Identity: identity && {
      IsMatch: identity.isMatch,
      Checks: identity.checks.map(({ name, isMatch }) => ({ Text: nameOfCheck(name), IsMatch: isMatch })),
    },
    Credit: credit && presentCredit(credit),
    Criminal: criminal && {
      Agency: presentAgency(criminal.agency),
      Records: criminal.records.map(({ offense, level, disposition, jurisdiction, state, disposedOn }) => ({
        Title: offense,
        Lines: lines(text.records.at({ court: jurisdiction, state }), `${level}, ${disposition}`, on(text.records.decided, disposedOn)),
      })),
    },
    Eviction: eviction && {
      Agency: presentAgency(eviction.agency),
      Records: eviction.records.map(({ court, state, caseNumber, filedOn, outcome, amountCents }) => ({
        Title: outcome.replaceAll('_', ' '),
        Lines: lines(
          text.records.at({ court, state }),
          text.records.case({ number: caseNumber }),
          on(text.records.filed, filedOn),
          amountCents > 0 ? text.records.amount({ amount: money(amountCents) }) : null,
        ),
      })),
    },
    Income: income && {
      Agency: presentAgency(income.agency),
      Stated: income.statedMonthlyCents === null ? null : textFromCents(income.statedMonthlyCents),
      Found: income.foundMonthlyCents === null ? null : textFromCents(income.foundMonthlyCents),
    },
    OwnCheck: null,
  }
}

type Credit = NonNullable<BureauFindings['credit']>

function presentCredit({ agency, score, scoreRange, scoreModel, factors, accounts, ...found }: Credit): NonNullable<Said['Credit']> {
  return {
    Agency: presentAgency(agency),
    Score: score,
    Lowest: scoreRange.from,
    Highest: scoreRange.to,
    Model: scoreModel,
    Factors: factors.map((factor) => factor.text),
    Accounts: {
      OpenCount: accounts.openCount,
      Balance: textFromCents(accounts.balanceCents),
      MonthlyPayments: textFromCents(accounts.monthlyPaymentsCents),
      PastDueCount: accounts.pastDueCount,
      PastDue: textFromCents(accounts.pastDueCents),
      OldestOn: accounts.oldestOpenedOn,
    },
    Collections: found.collections.map(({ creditor, amountCents, openedOn, state }) => ({
      Title: creditor,
      Lines: lines(text.records.amount({ amount: money(amountCents) }), state, on(text.records.opened, openedOn)),
    })),
    Bankruptcies: found.bankruptcies.map(({ chapter, filedOn, state }) => ({
      Title: text.records.chapter({ chapter }),
      Lines: lines(state, on(text.records.filed, filedOn)),
    })),
    InquiriesCount: found.inquiriesCount,
  }
}

function presentOwnCheck({ agency, score, criminal, eviction, note, by }: OwnCheck): Said {
  return {
    IsUnderDispute: false,
    Agency: agency && presentAgency(agency),
    Identity: null,
    Credit:
      agency && score
        ? {
            Agency: presentAgency(agency),
            Score: score.value,
            Lowest: score.lowest,
            Highest: score.highest,
            Model: null,
            Factors: [],
            Accounts: null,
            Collections: [],
            Bankruptcies: [],
            InquiriesCount: null,
          }
        : null,
    Criminal: null,
    Eviction: null,
    Income: null,
    OwnCheck: { Criminal: criminal, Eviction: eviction, Note: note, By: by },
  }
}

const money = (cents: number) => formatMoney(textFromCents(cents))
const on = (said: (values: { day: string }) => string, day: string | null) => (day === null ? null : said({ day: formatDate(day) }))
const lines = (...all: readonly (string | null)[]) => all.filter((line) => line !== null)

/** A name that is not known is shown as it came. */
function nameOfCheck(name: string): string {
  return (text.namesCheck as Readonly<Record<string, string>>)[name] ?? name
}
