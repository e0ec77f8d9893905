import { randomInt } from 'node:crypto'
import type { KeptAgreementFile } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { CODE_DIGITS, CODE_MINUTES } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import {
  AgreementCodeSlowDown,
  AgreementCodeWrong,
  type ApproveAgreementByLink,
  type ConsentByLink,
  type DeclineAgreementByLink,
  GetAgreementFileByLink,
  type GetAgreementToSign,
  type OpenAgreementByLink,
  type SendAgreementCode,
  type SignAgreementByLink,
} from '@keystead/contract/agreements/signing/signing.operations.ts'
import { sendEmail } from '../../email/send-email.ts'
import { type Download, type DownloadRequest, defineDownload, downloadLink, PARTS_AT_ONCE } from '../../files/downloads.ts'
import { findNameOf, getAccountHolder, nameless } from '../../identity/profiles/profile.public.ts'
import { languageOf } from '../../rpc/call-context.ts'
import { CallFailure, fail } from '../../rpc/failure.ts'
import { countGuess, forgetGuesses } from '../../rpc/growing-delay.ts'
import type { Handler, PreparedHandler } from '../../rpc/module.ts'
import { countAgainstQuota } from '../../rpc/quota.ts'
import type { Services } from '../../rpc/services.ts'
import {
  agreementCodeEmail,
  appendEvent,
  describeAgreement,
  factsOf,
  findAgreement,
  lockAgreement,
  openKept,
  presentLink,
  findParty,
  keepCode,
  spendCode,
} from '../agreements/agreement.public.ts'
import { codeDigest } from './code-digest.ts'
import { openedLink, reading, signerBehind, ticketedLink } from './behind-link.ts'
import { giveTicket } from './link-tickets.ts'
import { type Drawn, keptSignatures } from './signatures.ts'
import { approvePaper, declinePaper, openPaper, signPaper } from './steps.ts'

export const getAgreementToSign: Handler<typeof GetAgreementToSign> = (context, { Token, Ticket }) =>
  reading(context.services, async (db) => {
    const { services } = context
    const { agreement, party } = await (Ticket === null ? openedLink(db, Token) : ticketedLink(db, services, { Token, Ticket }))
    const looking = { accountId: null, profileId: null, partyId: party.id, isSender: false, hasPin: false, language: languageOf(context) }
    return {
      Title: agreement.title,
      SenderName: (await findNameOf(db, agreement.profile_id)) ?? nameless.closedAccount,
      Email: masked(party.email),
      Agreement: Ticket === null ? null : await describeAgreement(db, services, agreement.id, looking),
    }
  })

/** `j•••@example.com`: enough to know which of one's addresses it is. */
function masked(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}

const CODES = { uses: 5, windowSeconds: 3_600, failure: AgreementCodeSlowDown } as const
const GUESSES = { freeTries: 5, longestDelaySeconds: 3_600 } as const

export const sendAgreementCode: Handler<typeof SendAgreementCode> = async ({ db, services, origin, audit }, { Token }) => {
  const { agreement, party } = await openedLink(db, Token)
  await countAgainstQuota(db, `agreement-codes:${party.id}`, CODES)
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const digest = codeDigest(services.signer, party.id, code)
  await keepCode(db, party, digest, CODE_MINUTES)
  const { language } = await getAccountHolder(db, agreement.account_id)
  await sendEmail(services, db, agreementCodeEmail, {
    to: { email: party.email },
    data: {},
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
    naturalKey: `agreement-code:${party.id}:${digest.toString('hex').slice(0, 16)}`,
    brandId: null,
    language,
  })
  await lockAgreement(db, agreement.id)
  const at = { agreementId: agreement.id, accountId: agreement.account_id }
  await appendEvent(db, at, { kind: 'codeSent', partyId: party.id, byName: party.name, origin })
  audit(agreement.id)
  return { Email: masked(party.email) }
}

export const openAgreementByLink: PreparedHandler<typeof OpenAgreementByLink, void> = {
  /** A try counts before it is looked at, in a transaction of its own, so that a wrong one is not forgotten with the call that it fails. */
  async prepare({ services }, { Token }) {
    await services.database.transaction({ kind: 'public' }, async (db) => {
      const { party } = await openedLink(db, Token)
      const wait = await countGuess(db, `agreement-code:${party.id}`, GUESSES)
      if (wait !== null) throw new CallFailure(AgreementCodeSlowDown, { retryAfterSeconds: wait })
    })
  },
  async run({ db, services, origin, audit }, { Token, Code }) {
    const { agreement, party } = await openedLink(db, Token)
    if (!(await spendCode(db, party.id, codeDigest(services.signer, party.id, Code))))
      fail(AgreementCodeWrong, { Code: AgreementCodeWrong.message })
    await forgetGuesses(db, `agreement-code:${party.id}`)
    await lockAgreement(db, agreement.id)
    const at = { agreementId: agreement.id, accountId: agreement.account_id }
    await appendEvent(db, at, { kind: 'codeConfirmed', partyId: party.id, byName: party.name, origin })
    audit(agreement.id)
    const { ticket, expires } = giveTicket(services, party.id)
    return { Ticket: ticket, Expires: expires.toISOString() }
  },
}

export const consentByLink: Handler<typeof ConsentByLink> = async (context, input) => {
  const answer = await openPaper(context, signerBehind(await ticketedLink(context.db, context.services, input)), input)
  context.audit(answer.AgreementId)
  return answer
}

export const signAgreementByLink: PreparedHandler<typeof SignAgreementByLink, Drawn> = {
  prepare: ({ services }, input) => keptSignatures(services, input),
  async run(context, input, drawn) {
    const answer = await signPaper(context, signerBehind(await ticketedLink(context.db, context.services, input)), input, drawn)
    context.audit(answer.AgreementId, { sha256: input.PaperDigest })
    return answer
  },
}

export const approveAgreementByLink: Handler<typeof ApproveAgreementByLink> = async (context, input) => {
  const answer = await approvePaper(context, signerBehind(await ticketedLink(context.db, context.services, input)), input)
  context.audit(answer.AgreementId, { sha256: input.PaperDigest })
  return answer
}

export const declineAgreementByLink: Handler<typeof DeclineAgreementByLink> = async (context, input) => {
  const answer = await declinePaper(context, signerBehind(await ticketedLink(context.db, context.services, input)), input)
  context.audit(answer.AgreementId)
  return answer
}

type LinkedSubject = { readonly partyId: string; readonly file: KeptAgreementFile; readonly use: 'view' | 'download' }

export const linkedAgreementDownload = defineDownload('agreement-by-link', GetAgreementFileByLink, openLinked, {
  readers: { ofLink: (subject) => (JSON.parse(subject) as LinkedSubject).partyId },
  mostAtOnce: PARTS_AT_ONCE,
})

export const getAgreementFileByLink: Handler<typeof GetAgreementFileByLink> = ({ services }, input) =>
  reading(services, async (db) => {
    const { agreement, party } = await ticketedLink(db, services, input)
    const { File: file, Use: use } = input
    const facts = factsOf(agreement, file)
    const subject: LinkedSubject = { partyId: party.id, file, use }
    const link = downloadLink(services, linkedAgreementDownload, { accountId: agreement.account_id, subject: JSON.stringify(subject) })
    return presentLink(agreement, file, { ...link, ...facts })
  })

async function openLinked(services: Services, { accountId, subject }: DownloadRequest): Promise<Download | null> {
  const { partyId, file, use } = JSON.parse(subject) as LinkedSubject
  const agreement = await services.database.transaction(
    { kind: 'account', accountId },
    async (db) => {
      const party = await findParty(db, partyId)
      return party && findAgreement(db, party.agreement_id)
    },
    { readOnly: true },
  )
  return agreement && openKept(services, agreement, file, use)
}
