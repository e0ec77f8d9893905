import { formatMoment } from '@keystead/contract/values/dates.ts'
import type { PdfBrand, PdfFrame } from '../../pdf/pdf-paper.ts'
import type { CertificatePaper } from '../../pdf/templates/certificate-paper.ts'
import { deviceOf } from '../../security/sessions/session.public.ts'
import type { AgreementRow, EventRow, PartyRow } from '../agreements/agreement.public.ts'
import { text } from './certificate.text.ts'

export type Certified = {
  readonly agreement: AgreementRow
  readonly parties: readonly PartyRow[]
  /** Up to the moment when it was completed. */
  readonly events: readonly EventRow[]
  readonly senderName: string
  /** Where anyone checks the file. */
  readonly checkAddress: string
  readonly brand: PdfBrand
}

/** How an agreement was signed, for who was not there. Moments are those of the place of the home, each with the name of its zone. */
export function writeCertificate(certified: Certified): { frame: PdfFrame; paper: CertificatePaper } {
  const { agreement, parties, events, senderName, checkAddress, brand } = certified
  const at = (moment: Date | null) => (moment === null ? text.unknown : formatMoment(moment, agreement.time_zone))
  const digest = agreement.paper_sha256!.toString('hex')
  return {
    frame: {
      language: 'en',
      title: text.footer({ title: agreement.title }),
      author: senderName,
      date: agreement.ended_at!.toISOString().slice(0, 10),
      brand,
      footer: [text.footer({ title: agreement.title })],
      pageOf: text.pageOf({ page: '{page}', pages: '{pages}' }),
      stamp: null,
    },
    paper: {
      heading: text.heading,
      number: agreement.title,
      status: text.completed,
      facts: [
        { label: text.sender, value: senderName },
        { label: text.sentAt, value: at(agreement.sent_at) },
        { label: text.completedAt, value: at(agreement.ended_at) },
        { label: text.pages, value: String(agreement.paper_pages) },
      ],
      digests: [
        { label: text.reference, value: agreement.id },
        { label: text.digestOfPaper, value: digest },
        { label: text.digestOfLog, value: events.at(-1)!.sha256.toString('hex') },
      ],
      parties: parties.map((party) => ({
        name: party.name,
        role: text.role({ role: party.role, part: text.parts[party.part] }),
        state: text.states[party.state],
        lines: linesOf(party, events, at),
      })),
      events: events.map((event) => ({
        at: at(event.at),
        what: whatHappened(event, parties),
        note: noteOf(event),
        from: [event.ip, event.user_agent && deviceOf(event.user_agent).name].filter(Boolean).join('\n'),
      })),
      words: { parties: text.parties, events: text.events, columns: [text.columns.at, text.columns.what, text.columns.from] },
      notes: [
        { heading: text.noteHeading, text: text.note({ address: checkAddress }) },
        { heading: text.lawHeading, text: text.law },
      ],
    },
  }
}

type At = (moment: Date | null) => string

function linesOf(party: PartyRow, events: readonly EventRow[], at: At): string[] {
  const done = events.find(({ kind, party_id }) => party_id === party.id && (kind === 'signed' || kind === 'approved'))
  const email = party.email ?? text.unknown
  const from = { ip: done?.ip ?? text.unknown, device: deviceOf(done?.user_agent ?? null).name }
  return [
    ...provedBy(party, events, email),
    ...(party.viewed_at === null ? [] : [text.viewedLine({ at: at(party.viewed_at) })]),
    ...(party.consented_at === null ? [] : [text.consentLine({ at: at(party.consented_at), version: party.consent_version! })]),
    ...(party.state === 'signed' ? [text.signedLine({ at: at(party.done_at), ...from })] : []),
    ...(party.state === 'approved' ? [text.approvedLine({ at: at(party.done_at), ...from })] : []),
  ]
}

/** How it is known who it was; nothing of who did nothing. */
function provedBy(party: PartyRow, events: readonly EventRow[], email: string): string[] {
  const own = events.filter(({ party_id }) => party_id === party.id)
  if (own.some(({ kind }) => kind === 'codeConfirmed')) return [text.byCode({ email })]
  return own.some(({ by_profile_id }) => by_profile_id !== null && by_profile_id === party.profile_id) ? [text.byAccount({ email })] : []
}

function whatHappened({ kind, by_name, party_id }: EventRow, parties: readonly PartyRow[]): string {
  const name = (kind === 'reminded' ? null : by_name) ?? parties.find(({ id }) => id === party_id)?.name
  return name === undefined || name === null ? text.what[kind] : text.byWhom({ what: text.what[kind], name })
}

/** Digests, versions and reasons, as they were noted. */
function noteOf({ detail }: EventRow): string | null {
  return (
    Object.entries(detail)
      .map(([name, value]) => `${name} ${value}`)
      .join('\n') || null
  )
}
