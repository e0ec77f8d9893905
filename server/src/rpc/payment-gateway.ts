import type { IncomingHttpHeaders } from 'node:http'
import type { Asking, CompanyVerdict, OneTry } from './other-company.ts'

/*
 * The company that moves money for us, as the product sees it (0092). Its objects are Stripe Connect's; what stands behind is an adapter of the room
 * `payment-gateway`. Amounts are integer cents of US dollars, instants are theirs, dates are days of the banks.
 */

/** Ours, handed back with the object: the id of our row. */
export type GatewayMetadata = Readonly<Record<string, string>>

export type PaymentGateway = {
  readonly name: string
  /** Money of no one: shown on every page where it counts. */
  readonly isSandbox: boolean
  /** Where its fields and challenges come from; the only other site that a page of ours may frame. */
  readonly origin: string
  readonly accounts: {
    create(account: NewGatewayAccount, one: OneTry): Promise<CompanyVerdict<GatewayAccount>>
    /** What is left out stays as it is. */
    update(accountId: string, changes: GatewayAccountChanges, one: OneTry): Promise<CompanyVerdict<GatewayAccount>>
    find(accountId: string, asking: Asking): Promise<GatewayAccount | null>
    /** By the metadata `sub_account` that it was created with, also long after its key is forgotten. */
    findByReference(reference: string, asking: Asking): Promise<GatewayAccount | null>
  }
  readonly fieldSetups: {
    /** Fields of theirs for one payer on one page of ours. */
    create(setup: NewFieldSetup, one: OneTry): Promise<CompanyVerdict<FieldSetup>>
  }
  readonly payments: {
    /** A card that is declined is a payment as well, with status `requires_payment_method` and its `lastError`. */
    create(payment: NewGatewayPayment, one: OneTry): Promise<CompanyVerdict<GatewayPayment>>
    find(paymentId: string, asking: Asking): Promise<GatewayPayment | null>
    /** By the metadata `attempt`. */
    findByReference(attempt: string, asking: Asking): Promise<GatewayPayment | null>
    /** Refused while it is processing or has succeeded. */
    cancel(paymentId: string, one: OneTry): Promise<CompanyVerdict<GatewayPayment>>
  }
  readonly charges: { find(chargeId: string, asking: Asking): Promise<GatewayCharge | null> }
  readonly refunds: {
    create(refund: NewGatewayRefund, one: OneTry): Promise<CompanyVerdict<GatewayRefund>>
    find(refundId: string, asking: Asking): Promise<GatewayRefund | null>
    /** By the metadata `refund`. */
    findByReference(refund: string, asking: Asking): Promise<GatewayRefund | null>
    listOfPayment(paymentId: string, asking: Asking): Promise<readonly GatewayRefund[]>
  }
  readonly disputes: {
    find(disputeId: string, asking: Asking): Promise<GatewayDispute | null>
    listOfPayment(paymentId: string, asking: Asking): Promise<readonly GatewayDispute[]>
  }
  /** Of one connected account. */
  readonly payouts: {
    find(accountId: string, payoutId: string, asking: Asking): Promise<GatewayPayout | null>
    /** A page, newest first; `after` is the last id of the page before. */
    list(accountId: string, page: GatewayPage, asking: Asking): Promise<GatewayList<GatewayPayout>>
  }
  /** `accountId` null: those of the platform. */
  readonly balances: {
    find(accountId: string | null, asking: Asking): Promise<GatewayBalance>
    listTransactions(
      accountId: string | null,
      page: GatewayPage & { readonly source?: string },
      asking: Asking,
    ): Promise<GatewayList<GatewayBalanceTransaction>>
  }
  /** A page of all that moved money from one instant to before another, or to now; the oldest first, with the totals of all pages. */
  settlementReport(
    span: { readonly from: Date; readonly to: Date | null },
    page: GatewayPage,
    asking: Asking,
  ): Promise<GatewaySettlementReport>
  readonly events: {
    find(eventId: string, asking: Asking): Promise<GatewayEvent | null>
    list(page: GatewayPage & { readonly since: Date }, asking: Asking): Promise<GatewayList<GatewayEvent>>
  }
  /** What it has told us, where its signature fits the bytes and the time; null for everything else. */
  readEvent(headers: IncomingHttpHeaders, body: Buffer, now: Date): GatewayEvent | null
}

export type GatewayPage = { readonly after?: string | null; readonly limit?: number }
export type GatewayList<Item> = { readonly items: readonly Item[]; readonly hasMore: boolean }

export type GatewayAddress = {
  readonly line1: string
  readonly line2: string | null
  readonly city: string
  /** Two letters. */
  readonly state: string
  readonly postalCode: string
  /** Two letters. */
  readonly country: string
}

export type GatewayPerson = {
  readonly firstName: string
  readonly lastName: string
  /** A plain date, as all days. */
  readonly birthDate: string
  readonly ssnLast4: string | null
  /** The whole number; they keep it, we do not. */
  readonly idNumber: string | null
  readonly email: string
  readonly phone: string
  readonly address: GatewayAddress
}

export type GatewayCompany = {
  readonly name: string
  readonly taxId: string
  readonly phone: string
  readonly address: GatewayAddress
}

export type GatewayBankAccount = {
  readonly routingNumber: string
  readonly accountNumber: string
  readonly holderName: string
  readonly holderType: 'individual' | 'company'
  readonly accountType: 'checking' | 'savings'
}

/** The person of a company is who speaks for it. */
export type NewGatewayAccount = {
  readonly businessType: 'individual' | 'company'
  /** What payers read: the name under which one does business. */
  readonly displayName: string
  readonly url: string | null
  readonly supportPhone: string | null
  readonly company: GatewayCompany | null
  readonly person: GatewayPerson
  readonly bankAccount: GatewayBankAccount
  readonly agreement: { readonly acceptedAt: Date; readonly ip: string; readonly version: string }
  readonly metadata: GatewayMetadata & { readonly sub_account: string }
}

/** What is left out stays as it is, within a person and a company as well. */
export type GatewayAccountChanges = Partial<
  Omit<NewGatewayAccount, 'metadata' | 'businessType' | 'person' | 'company'> & {
    readonly person: Partial<GatewayPerson>
    readonly company: Partial<GatewayCompany> | null
  }
>

export type GatewayCapability = 'active' | 'inactive' | 'pending'

/** One thing that it wants to know, named as Stripe names it: `individual.id_number`, `external_account`. */
export type GatewayRequirements = {
  readonly currentlyDue: readonly string[]
  readonly eventuallyDue: readonly string[]
  readonly pastDue: readonly string[]
  readonly pendingVerification: readonly string[]
  readonly deadline: Date | null
  readonly disabledReason: string | null
  readonly errors: readonly { readonly code: string; readonly reason: string; readonly requirement: string }[]
}

export type GatewayAccount = {
  readonly id: string
  /** Where its check stands. */
  readonly review: 'pending' | 'processing' | 'active' | 'rejected'
  readonly chargesEnabled: boolean
  readonly payoutsEnabled: boolean
  readonly detailsSubmitted: boolean
  readonly capabilities: { readonly card: GatewayCapability; readonly bank: GatewayCapability; readonly transfers: GatewayCapability }
  readonly requirements: GatewayRequirements
  readonly bankAccounts: readonly {
    readonly id: string
    readonly bankName: string | null
    readonly last4: string
    readonly status: string
  }[]
  readonly metadata: GatewayMetadata
}

export type NewFieldSetup = {
  /** Who pays what, to us: a token of these fields pays for nothing else. */
  readonly clientReference: string
  /** The site whose page frames them. */
  readonly allowedOrigin: string
}

export type FieldSetup = {
  readonly id: string
  /** Addresses of frames, for the payer's browser alone: behind their `#` stands a secret. */
  readonly cardUrl: string
  readonly bankUrl: string
}

export type NewGatewayPayment = {
  /** What the payer pays, all fees included. */
  readonly amountCents: number
  /** The one-time token of the fields, for the same `clientReference`. */
  readonly paymentMethod: string
  readonly clientReference: string
  /** What stays with the platform. */
  readonly applicationFeeCents: number
  /** The connected account that gets the rest. */
  readonly destination: string
  readonly description: string
  /** Up to 22 letters of what stands on the payer's statement. */
  readonly statementSuffix: string | null
  readonly metadata: GatewayMetadata & { readonly attempt: string }
}

export type GatewayPaymentStatus = 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'

export type GatewayPaymentError = {
  /** `card_declined`, `payment_method_provider_decline` and such. */
  readonly code: string
  readonly declineCode: string | null
  /** R01 and so on, of a bank that said no. */
  readonly networkReturnCode: string | null
  readonly message: string
}

export type GatewayPaymentMethod =
  | { readonly type: 'card'; readonly brand: string; readonly last4: string; readonly funding: string }
  | { readonly type: 'bank'; readonly bankName: string | null; readonly last4: string }

export type GatewayPayment = {
  readonly id: string
  readonly status: GatewayPaymentStatus
  readonly amountCents: number
  readonly amountReceivedCents: number
  readonly applicationFeeCents: number
  readonly destination: string
  readonly latestCharge: string | null
  readonly method: GatewayPaymentMethod | null
  readonly lastError: GatewayPaymentError | null
  /** A page of theirs on which the payer proves who they are. */
  readonly challengeUrl: string | null
  /** A plain date. */
  readonly expectedSettlement: string | null
  readonly metadata: GatewayMetadata
  readonly createdAt: Date
}

export type GatewayCharge = {
  readonly id: string
  readonly paymentId: string
  readonly amountCents: number
  readonly refundedCents: number
  readonly isRefunded: boolean
  readonly isDisputed: boolean
  readonly balanceTransaction: string | null
}

export type NewGatewayRefund = {
  readonly paymentId: string
  /** Null for all that is left. */
  readonly amountCents: number | null
  readonly reason: 'duplicate' | 'fraudulent' | 'requested_by_customer'
  readonly returnsApplicationFee: boolean
  readonly metadata: GatewayMetadata & { readonly refund: string }
}

export type GatewayRefund = {
  readonly id: string
  readonly paymentId: string
  readonly amountCents: number
  readonly status: 'pending' | 'succeeded' | 'failed'
  readonly failureReason: string | null
  readonly metadata: GatewayMetadata
}

export type GatewayDispute = {
  readonly id: string
  readonly chargeId: string
  readonly paymentId: string
  readonly amountCents: number
  readonly feeCents: number
  readonly reason: string
  readonly status: 'needs_response' | 'under_review' | 'won' | 'lost'
  /** R01 and so on, where a bank has taken a debit back. */
  readonly networkReturnCode: string | null
}

export type GatewayPayout = {
  readonly id: string
  readonly amountCents: number
  readonly status: 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled'
  readonly failureCode: string | null
  /** A plain date. */
  readonly arrivalDate: string | null
  readonly createdAt: Date
}

export type GatewayBalance = { readonly availableCents: number; readonly pendingCents: number }

export type GatewayBalanceTransaction = {
  readonly id: string
  readonly type: string
  readonly amountCents: number
  readonly feeCents: number
  readonly netCents: number
  /** The object that moved it. */
  readonly source: string | null
  readonly status: 'available' | 'pending'
  readonly availableOn: Date | null
}

/** Something that moved money, with what it is known by. */
export type GatewaySettlementLine = {
  readonly id: string
  /** Of the connected account; null: the platform's own. */
  readonly accountId: string | null
  readonly type: string
  readonly amountCents: number
  readonly feeCents: number
  readonly netCents: number
  /** In capitals. */
  readonly currency: string
  readonly source: string | null
  readonly paymentId: string | null
  readonly refundId: string | null
  readonly disputeId: string | null
  readonly payoutId: string | null
  /** Of the payment; `attempt` is in it. */
  readonly metadata: GatewayMetadata
  readonly refundMetadata: GatewayMetadata
  readonly createdAt: Date
}

export type GatewaySettlementReport = {
  readonly lines: readonly GatewaySettlementLine[]
  readonly hasMore: boolean
  readonly totals: readonly GatewaySettlementTotal[]
}

/** Of the lines of one kind. */
export type GatewaySettlementTotal = {
  readonly accountId: string | null
  readonly type: string
  readonly count: number
  readonly amountCents: number
  readonly feeCents: number
  readonly netCents: number
}

/** It says where to look, and is never believed to be the state of things: events come twice, late and in any order. */
export type GatewayEvent = {
  readonly id: string
  /** `account.updated`, `payment_intent.succeeded` … */
  readonly type: string
  readonly createdAt: Date
  /** The connected account that it is about; null for the platform. */
  readonly accountId: string | null
  /** Some kinds are about no object. */
  readonly objectId: string | null
  /** Of a charge, refund or dispute: the payment that it belongs to. */
  readonly paymentId: string | null
  readonly metadata: GatewayMetadata
}
