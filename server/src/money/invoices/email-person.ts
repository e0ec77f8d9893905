import { getAccountHolder } from '../../identity/profiles/profile.public.ts'
import { listPersons } from '../../identity/persons/person.public.ts'
import { brandFor } from '../../platform/branding/branding.public.ts'
import type { EmailAttachment } from '../../email/attachment.ts'
import type { EmailDefinition } from '../../email/define-email.ts'
import { emailableName } from '../../email/emailable-name.ts'
import { emailableWords } from '../../email/emailable-words.ts'
import { sendEmail } from '../../email/send-email.ts'
import type { EventContext } from '../../rpc/events.ts'
import type { BilledByEmail } from './invoice.email.ts'
import type { InvoiceRow, RecipientRow } from './invoice.queries.ts'
import { makePayLink } from './pay-links.ts'

/** What others wrote: as they wrote it, and in the email what of it may go. */
type Named = Pick<BilledByEmail, 'issuer' | 'number' | 'home'>

export type EmailToPerson<Data extends Named> = {
  readonly definition: EmailDefinition<Data & { hasPaper: boolean }>
  readonly naturalKey: string
  readonly paper: EmailAttachment | null
  readonly data: Data & { readonly issuer: string; readonly number: string; readonly home: string }
  /** Where what is billed stands no longer, or an earlier link says the same. */
  readonly hasNoLink?: boolean
}

/**
 * Someone without an account gets an email with a link to what they owe, in which what others wrote leads nowhere else. Before who bills has confirmed their
 * own address, nothing that they wrote goes to anyone: neither in words, nor in a look, nor on a paper.
 */
export async function emailPerson<Data extends Named>(
  { db, services }: Pick<EventContext, 'db' | 'services'>,
  invoice: InvoiceRow,
  { id, person_id: personId }: RecipientRow,
  { definition, naturalKey, paper, data, hasNoLink = false }: EmailToPerson<Data>,
): Promise<void> {
  const email = personId === null ? null : (await listPersons(db, [personId])).get(personId)?.email
  if (!email) return
  const { language, isConfirmed } = await getAccountHolder(db, invoice.account_id)
  const attachments = isConfirmed && paper ? [paper] : []
  await sendEmail(services, db, definition, {
    to: { email },
    data: {
      ...data,
      issuer: isConfirmed ? emailableName(data.issuer) : null,
      number: isConfirmed ? emailableWords(data.number) : null,
      home: isConfirmed ? emailableWords(data.home) : null,
      hasPaper: attachments.length > 0,
    },
    naturalKey,
    ...(!hasNoLink && { tokenId: await makePayLink(db, invoice, id) }),
    brandId: isConfirmed ? await brandFor(db, invoice.profile_id) : null,
    language,
    attachments,
  })
}
