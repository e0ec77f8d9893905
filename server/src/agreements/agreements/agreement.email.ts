import { paths } from '@keystead/contract/navigation/paths.ts'
import { button, heading, note, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'
import { text } from './agreement-email.text.ts'

export type ToDo = {
  /** Of `emailableName`. */
  readonly name: string
  /** What it is called and what the sender wrote, of `emailableWords`. */
  readonly title: string | null
  readonly subject: string | null
  readonly message: string | null
  readonly kind: 'toSign' | 'toApprove' | 'toRead' | 'reminder'
  /** The last day. */
  readonly signBy: string
}

/** To a party without an account, when it is their turn. */
export const agreementToDoEmail = defineEmail<ToDo, typeof text>('agreement-to-do', {
  text,
  subject: ({ name, kind, subject }, t) => subject ?? t[kind].subject({ name }),
  blocks: ({ name, kind, title, message, signBy }, links, t, write) => [
    heading(t[kind].heading),
    paragraph(t[kind].intro({ name })),
    ...(title ? [paragraph(t.about({ title }))] : []),
    ...(message ? [note(message)] : []),
    paragraph(t[kind].page),
    button(t.open, links.withToken(paths.signByLink)),
    paragraph(t.until({ day: write({ day: signBy }) })),
    smallPrint(t.code),
    smallPrint(t.why({ name })),
  ],
  sample: {
    name: 'Dana Reyes',
    kind: 'toSign',
    title: 'Lease of 12 Elm Street',
    subject: null,
    message: 'Please sign by Friday.',
    signBy: '2027-01-15',
  },
})

export type EndedNews = {
  readonly name: string
  readonly title: string | null
  readonly kind: 'completed' | 'voided' | 'declined' | 'expired' | 'terminated'
  /** Why, of `emailableWords`. */
  readonly reason: string | null
  /** The last day of one that was signed and ends early. */
  readonly endsOn: string | null
}

/** To a party without an account, when there is nothing more to do. */
export const agreementEndedEmail = defineEmail<EndedNews, typeof text>('agreement-ended', {
  text,
  subject: ({ name, kind }, t) => headOf(kind, t).subject({ name }),
  blocks: ({ name, kind, title, reason, endsOn }, links, t, write) => [
    heading(headOf(kind, t).heading),
    paragraph(kind === 'completed' || kind === 'terminated' ? t[kind].intro({ name }) : t.ended[kind]({ name })),
    ...(endsOn ? [paragraph(t.terminated.lastDay({ day: write({ day: endsOn }) }))] : []),
    ...(title ? [paragraph(t.about({ title }))] : []),
    ...(reason ? [note(reason)] : []),
    ...(kind === 'completed' ? [paragraph(t.completed.keep)] : []),
    button(kind === 'completed' ? t.copy : t.open, links.withToken(paths.signByLink)),
    smallPrint(t.why({ name })),
  ],
  sample: { name: 'Dana Reyes', kind: 'completed', title: 'Lease of 12 Elm Street', reason: null, endsOn: null },
})

function headOf(kind: EndedNews['kind'], t: typeof text) {
  return kind === 'completed' || kind === 'terminated' ? t[kind] : t.ended
}

export const agreementCodeEmail = defineEmail<object, typeof text>('agreement-code', {
  text,
  subject: (_data, t) => t.codeEmail.subject,
  blocks: (_data, links, t) => [
    heading(t.codeEmail.subject),
    paragraph(t.codeEmail.intro),
    note(links.code()),
    smallPrint(t.codeEmail.notYou),
  ],
  sample: {},
})
