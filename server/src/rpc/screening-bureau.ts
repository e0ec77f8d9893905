import type { IncomingHttpHeaders } from 'node:http'
import type { Asking, CompanyVerdict, OneTry } from './other-company.ts'

/*
 * The company that looks into the past of applicants, as the product sees it (0114): a consumer reporting agency. Amounts are integer cents of US
 * dollars, instants are theirs, days are plain dates.
 */

/** What it sells, and what a report has of each that was ordered. */
export type BureauProduct = 'identity' | 'credit' | 'criminal' | 'eviction' | 'income'

/** Something of theirs by its id, and by our reference of the screening that it belongs to. What is answered about another one is thrown. */
export type Ours = { readonly id: string; readonly reference: string }

export type ScreeningBureau = {
  readonly name: string
  /** Of people who do not exist: said on every page where it counts. */
  readonly isSandbox: boolean
  readonly screenings: {
    /** One for each reference. Where there is one already, and its key is forgotten, the answer is that one. */
    create(screening: NewBureauScreening, one: OneTry): Promise<CompanyVerdict<BureauScreening>>
    find(screening: Ours, asking: Asking): Promise<BureauScreening | null>
    /** By the reference that it was created with. */
    findByReference(reference: string, asking: Asking): Promise<BureauScreening | null>
    /** What only the applicant would know; null where it asks nothing (any more). */
    questions(screening: Ours, asking: Asking): Promise<BureauQuestions | null>
    /** Refused where an answer is missing, which is no attempt, and where it does not ask (any more). */
    answer(screening: Ours, answers: readonly BureauAnswer[], one: OneTry): Promise<CompanyVerdict<BureauScreening>>
    /** Asks for the credit file again; refused while it is frozen. */
    retry(screening: Ours, one: OneTry): Promise<CompanyVerdict<BureauScreening>>
    /** Refused once it is over. */
    cancel(screening: Ours, one: OneTry): Promise<CompanyVerdict<BureauScreening>>
  }
  readonly reports: {
    /** The latest version, or the one that is asked for. Null where it has expired there, or never was. */
    find(report: Ours, version: number | null, asking: Asking): Promise<BureauReport | null>
  }
  readonly disputes: {
    /** Refused where one is open for this product, the product is not in the report, or the report has expired. */
    create(report: Ours, dispute: NewBureauDispute, one: OneTry): Promise<CompanyVerdict<BureauDispute>>
    find(dispute: Ours, asking: Asking): Promise<BureauDispute | null>
    /** Of one report, the newest first. */
    listOfReport(report: Ours, asking: Asking): Promise<readonly BureauDispute[]>
  }
  /** What it has told us, where its signature fits the bytes and the time; null for everything else. */
  readEvent(headers: IncomingHttpHeaders, body: Buffer, now: Date): BureauEvent | null
}

export type BureauAddress = {
  readonly line1: string
  readonly line2: string | null
  readonly city: string
  /** Two letters. */
  readonly state: string
  readonly zip: string
  /** Days; `to` null where they live now. */
  readonly from: string | null
  readonly to: string | null
}

export type NewBureauScreening = {
  readonly reference: string
  readonly products: readonly BureauProduct[]
  readonly applicant: {
    readonly firstName: string
    readonly middleName: string | null
    readonly lastName: string
    readonly suffix: string | null
    readonly birthDate: string
    /** Nine digits; null of someone who has none. */
    readonly ssn: string | null
    readonly email: string
    readonly phone: string
    readonly addresses: readonly BureauAddress[]
    readonly statedMonthlyIncomeCents: number | null
  }
  readonly consent: { readonly textVersion: string; readonly givenAt: Date; readonly ip: string }
  /** Who gets the report, and since when it is known who they are. */
  readonly endUser: { readonly reference: string; readonly name: string; readonly identityVerifiedAt: Date }
}

export type BureauScreeningState = 'awaiting_identity' | 'in_progress' | 'completed' | 'identity_failed' | 'blocked' | 'failed' | 'canceled'

export type BureauScreening = {
  readonly id: string
  readonly reference: string
  readonly state: BureauScreeningState
  readonly products: readonly { readonly product: BureauProduct; readonly state: 'waiting' | 'completed' | 'blocked' }[]
  /** Tries at the questions; null where it asks nothing. */
  readonly attemptsLeft: number | null
  /** Whose file is frozen, and what the applicant does about it. */
  readonly blocked: { readonly agency: BureauAgency; readonly whatToDo: string } | null
  readonly failure: 'identity_mismatch' | 'no_file' | 'other' | null
  readonly completedAt: Date | null
  readonly reportId: string | null
  readonly reportVersion: number | null
}

export type BureauQuestions = {
  readonly attemptsLeft: number
  readonly questions: readonly {
    readonly id: string
    readonly text: string
    readonly choices: readonly { readonly id: string; readonly text: string }[]
  }[]
}
export type BureauAnswer = { readonly questionId: string; readonly choiceId: string }

/** A consumer reporting agency, as people are told of it (15 USC 1681m). */
export type BureauAgency = { readonly name: string; readonly address: string; readonly phone: string; readonly website: string }

export type BureauReport = {
  readonly id: string
  readonly screeningId: string
  readonly reference: string
  readonly version: number
  readonly isUnderDispute: boolean
  readonly madeAt: Date
  readonly expiresAt: Date
  /** Who made the report. */
  readonly agency: BureauAgency
  readonly findings: BureauFindings
}

/** A product that was not ordered is null. */
export type BureauFindings = {
  readonly identity: {
    readonly agency: BureauAgency
    readonly isMatch: boolean
    readonly checks: readonly { readonly name: string; readonly isMatch: boolean }[]
  } | null
  readonly credit: BureauCredit | null
  readonly criminal: {
    readonly agency: BureauAgency
    readonly records: readonly {
      readonly id: string
      readonly jurisdiction: string
      readonly state: string
      readonly offense: string
      readonly level: string
      readonly disposition: string
      readonly disposedOn: string | null
    }[]
  } | null
  readonly eviction: {
    readonly agency: BureauAgency
    readonly records: readonly {
      readonly id: string
      readonly court: string
      readonly state: string
      readonly caseNumber: string
      readonly filedOn: string
      readonly outcome: string
      readonly amountCents: number
    }[]
  } | null
  readonly income: {
    readonly agency: BureauAgency
    readonly statedMonthlyCents: number | null
    readonly foundMonthlyCents: number | null
    readonly source: string | null
  } | null
}

export type BureauCredit = {
  readonly agency: BureauAgency
  /** Null of someone with too little history. */
  readonly score: number | null
  readonly scoreRange: { readonly from: number; readonly to: number }
  readonly scoreModel: string
  /** Why it is not higher, the weightiest first. */
  readonly factors: readonly { readonly code: string; readonly text: string }[]
  readonly accounts: {
    readonly openCount: number
    readonly balanceCents: number
    readonly monthlyPaymentsCents: number
    readonly pastDueCount: number
    readonly pastDueCents: number
    readonly oldestOpenedOn: string | null
  }
  readonly collections: readonly {
    readonly creditor: string
    readonly amountCents: number
    readonly openedOn: string
    readonly state: string
  }[]
  readonly inquiriesCount: number
  readonly bankruptcies: readonly { readonly chapter: string; readonly filedOn: string; readonly state: string }[]
}

export type NewBureauDispute = { readonly product: BureauProduct; readonly statement: string }

export type BureauDispute = {
  readonly id: string
  readonly reportId: string
  readonly reference: string
  readonly product: BureauProduct
  readonly outcome: 'corrected' | 'verified' | null
  readonly openedAt: Date
  readonly resolvedAt: Date | null
  /** The version that is disputed, and then the one that came of it. */
  readonly reportVersion: number
}

/** Says where to look, and nothing of what was found. */
export type BureauEvent = {
  readonly id: string
  /** `screening.completed` and such. */
  readonly type: string
  /** Ours, of the screening that it is about. */
  readonly reference: string
  /** Of what it is: a screening, report or dispute. */
  readonly objectId: string
}
