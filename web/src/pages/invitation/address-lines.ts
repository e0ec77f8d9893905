import { InviteManyForm, MAX_TYPED_ADDRESSES, type TypedAddress } from '@keystead/contract/people/invitations/invitation.forms.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { z } from 'zod'
import type { InviteResults } from './use-send-invites.ts'
import { readAddresses, type TypedEntry } from './typed-addresses.ts'
import { text as words } from './invite-many.text.ts'

/** An entry in the field; `refused` is what the server said of it. */
export type AddressLine = TypedEntry & { readonly key: string; readonly refused: string | null }

/** What the field holds: entries that were read, and what still stands in the box. */
export type AddressBox = { readonly lines: readonly AddressLine[]; readonly typed: string }

export const EMPTY_BOX: AddressBox = { lines: [], typed: '' }

let lineCount = 0

/** The box with a text read into its lines; what can not be read stays in it, and the reason is answered. */
export function withText({ lines }: AddressBox, text: string): { box: AddressBox; refusal: string | null } {
  const read = readAddresses(text)
  if ('refusal' in read) return { box: { lines, typed: '' }, refusal: read.refusal }
  const added = read.entries.map((entry) => ({ ...entry, key: `line-${(lineCount += 1)}`, refused: null }))
  return { box: { lines: [...lines, ...added], typed: '' }, refusal: null }
}

/** What is wrong with each line, by its key. Of a double it is the later one. */
export function problemsOf(lines: readonly AddressLine[]): ReadonlyMap<string, string> {
  const problems = new Map<string, string>()
  const seen = new Set<string>()
  for (const { key, email, refused } of lines) {
    if (email === null) problems.set(key, invalidMessage('Email'))
    else if (seen.has(email)) problems.set(key, words.doubleAddress)
    else if (refused !== null) problems.set(key, refused)
    if (email !== null) seen.add(email)
  }
  return problems
}

/** Lines that can go, and those that stay to be corrected. */
export function sortedLines(lines: readonly AddressLine[]): { ready: AddressLine[]; kept: AddressLine[] } {
  const problems = problemsOf(lines)
  return { ready: lines.filter(({ key }) => !problems.has(key)), kept: lines.filter(({ key }) => problems.has(key)) }
}

export function inviteOf({ email, name }: AddressLine): z.input<typeof TypedAddress> {
  return { Email: email ?? '', Name: name }
}

/** Who was invited goes, with doubles of theirs; who was not stays with the reason. */
export function afterAnswer(lines: readonly AddressLine[], results: InviteResults): AddressLine[] {
  const byEmail = new Map(results.map((result) => [result.Email, result]))
  return lines.flatMap((line) => {
    const result = line.email === null ? undefined : byEmail.get(line.email)
    if (!result) return line
    return result.Outcome === 'refused' ? { ...line, refused: result.Reason } : []
  })
}

const Addresses = z.custom<AddressBox>().transform((box, context) => {
  const { box: read, refusal } = withText(box, box.typed)
  const { ready } = sortedLines(read.lines)
  const problem = refusal ?? problemOfAll(read.lines.length, ready.length)
  if (problem !== null) context.addIssue({ code: 'custom', message: problem })
  return read.lines
})

function problemOfAll(lines: number, ready: number): string | null {
  if (lines === 0) return words.noAddress
  if (ready === 0) return words.noneCanBeInvited
  if (ready <= MAX_TYPED_ADDRESSES) return null
  return words.tooMany({ most: MAX_TYPED_ADDRESSES, extra: ready - MAX_TYPED_ADDRESSES })
}

export type ManyDraft = { ProfileTypeId: number | null; HomeId: string | null; Message: string | null; Addresses: AddressBox }

type Sent = z.output<typeof InviteManyForm> & { Addresses: readonly AddressLine[] }

/** The contract's rules for what all get, with the addresses; a home that was chosen for tenants is left out for others. */
export const manyRules = z.preprocess((given) => {
  const draft = given as ManyDraft
  return { ...draft, HomeId: draft.ProfileTypeId === PROFILE_TYPES.Tenant ? draft.HomeId : null }
}, InviteManyForm.safeExtend({ Addresses })) as z.ZodType<Sent, ManyDraft>
