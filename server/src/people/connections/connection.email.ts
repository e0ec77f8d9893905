import { paths } from '@keystead/contract/navigation/paths.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { button, heading, note, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'
import { text } from './invitation-email.text.ts'

export type InvitationNews = {
  /** Of `emailableName`. */
  readonly name: string
  /** As what they are asked; in emails of older versions `as` says it in words: `a tenant`. */
  readonly typeId?: number
  readonly as?: string
  /** Where they live, and what the sender wrote, of `emailableWords`; absent in emails of older versions. */
  readonly home?: string | null
  readonly message?: string | null
}

/**
 * To an address of which we know nothing, from someone who has confirmed their own. Words that lead elsewhere stand on the page behind
 * the link alone.
 */
export const invitationEmail = defineEmail<InvitationNews, typeof text>('connection-invitation', {
  text,
  subject: ({ name }, t) => t.subject({ name }),
  blocks: (news, links, t) => [
    heading(t.heading),
    paragraph(introOf(news, t)),
    ...(news.message ? [note(news.message)] : []),
    paragraph(t.page),
    button(t.see, links.withToken(paths.invitation)),
    smallPrint(t.why),
  ],
  sample: {
    name: 'Dana Reyes',
    typeId: PROFILE_TYPES.Tenant,
    home: '1324 Sparrow Hill Rd, Denver, CO',
    message: 'This is where you pay rent from December on.',
  },
})

function introOf({ name, typeId, as, home }: InvitationNews, t: typeof text): string {
  if (typeId === PROFILE_TYPES.Owner || as === 'an owner') return t.asOwner({ name })
  if (typeId === PROFILE_TYPES.Agent || as === 'an agent') return t.asAgent({ name })
  return home ? t.asTenantOf({ name, home }) : t.asTenant({ name })
}
