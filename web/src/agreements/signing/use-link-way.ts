import { CONSENT_VERSION } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import {
  AgreementTicketOver,
  ApproveAgreementByLink,
  ConsentByLink,
  DeclineAgreementByLink,
  GetAgreementFileByLink,
  SignAgreementByLink,
} from '@keystead/contract/agreements/signing/signing.operations.ts'
import { call } from '../../api/call.ts'
import { CallFailure } from '../../api/failure.ts'
import { useCommand } from '../../api/query.ts'
import type { SigningWay } from './signing-way.ts'

type LinkWay = {
  Token: string
  Ticket: string
  lookAgain: SigningWay['lookAgain']
  /** It opens nothing any more: another code is needed, and what was filled in stays. */
  onTicketOver: () => void
}

/** Who has no account does it with the link of their email, and a ticket for the code that came to the same address. */
export function useLinkWay({ Token, Ticket, lookAgain, onTicketOver }: LinkWay): SigningWay {
  const [opening, signing] = [useCommand(ConsentByLink), useCommand(SignAgreementByLink)]
  const [approval, refusal] = [useCommand(ApproveAgreementByLink), useCommand(DeclineAgreementByLink)]
  const link = { Token, Ticket }

  async function withTicket<Answer>(work: Promise<Answer>): Promise<Answer> {
    try {
      return await work
    } catch (error) {
      if (error instanceof CallFailure && error.is(AgreementTicketOver)) onTicketOver()
      throw error
    }
  }

  /** No stream tells these pages of what has changed. */
  async function done<Answer>(work: Promise<Answer>): Promise<Answer> {
    const answer = await withTicket(work)
    await lookAgain()
    return answer
  }

  return {
    kind: 'link',
    mayAct: true,
    file: (File, Use) => withTicket(call(GetAgreementFileByLink, { ...link, File, Use })),
    open: (PaperDigest) => done(opening.run({ ...link, PaperDigest, ConsentVersion: CONSENT_VERSION })),
    sign: async (signed) => {
      await done(signing.run({ ...link, ...signed }))
      return true
    },
    approve: (PaperDigest) => done(approval.run({ ...link, PaperDigest })),
    decline: (Reason) => done(refusal.run({ ...link, Reason })),
    lookAgain,
    windows: null,
  }
}
