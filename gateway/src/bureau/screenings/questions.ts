import { createHash } from 'node:crypto'
import { type Random, seeded } from '../../misbehavior/random.ts'
import type { Address } from './screening-input.ts'

/* What only the applicant would know: made of where they have lived, and of places that are none of theirs. */

type Choice = { readonly id: string; readonly text: string }
export type Question = { readonly id: string; readonly text: string; readonly choices: readonly Choice[]; readonly right: string }

// prettier-ignore
const STREETS = ['412 Alder Lane', '77 Bellweather Court', '1530 Cinnamon Ridge Road', '9 Dunmore Place', '2208 Elkhorn Avenue', '64 Fiddler Street', '318 Granby Terrace', '5001 Harrow Way']
// prettier-ignore
const CITIES = ['Ashby Falls, OH', 'Brookhaven Mills, PA', 'Cedar Gap, TN', 'Dunlow, WV', 'Eastmarch, IA', 'Fallowfield, NE', 'Grayson Creek, MT', 'Hollis Bend, VT']
const ZIPS = ['03581', '15717', '26143', '37309', '51233', '59914', '68327', '84518']

const NONE = 'None of these'
const CHOICES = 4

/** The same ones for the same reference. */
export function makeQuestions(reference: string, addresses: readonly Address[]): Question[] {
  const random = seeded(createHash('sha256').update(reference).digest().readUInt32BE())
  const current = addresses.find(({ to }) => !to) ?? addresses[0]!
  const former = addresses.findLast((address) => address !== current) ?? current
  const taken = addresses.flatMap(({ line1, city, state, zip }) => [line1, `${city}, ${state}`, zip.slice(0, 5)])
  const ask = (id: string, text: string, right: string | null, others: readonly string[]) =>
    makeQuestion({ id, text, right, others: others.filter((other) => !taken.includes(other)), random })
  return [
    ask('q1', 'At which of these addresses have you lived?', former.line1, STREETS),
    ask('q2', 'Which of these is the ZIP code of where you live now?', current.zip.slice(0, 5), ZIPS),
    ask('q3', 'In which of these places have you lived?', random() < 0.3 ? null : `${former.city}, ${former.state}`, CITIES),
  ]
}

type Made = { id: string; text: string; right: string | null; others: readonly string[]; random: Random }

function makeQuestion({ id, text, right, others, random }: Made): Question {
  const wrong = shuffled(others, random).slice(0, right === null ? CHOICES : CHOICES - 1)
  const texts = [...shuffled([...wrong, ...(right === null ? [] : [right])], random), NONE]
  const choices = texts.map((said, index) => ({ id: `${id}${'abcde'[index]!}`, text: said }))
  return { id, text, choices, right: choices.find((choice) => choice.text === (right ?? NONE))!.id }
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

export const presentQuestion = ({ id, text, choices }: Question) => ({ id, text, choices })
