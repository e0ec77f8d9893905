import type { Canary, Place } from './canary.ts'

/*
 * Numbers and days of people as they may be written. They are looked for within longer text as well, and within base64 of more than themselves: there the
 * same letters come in three ways, by where they begin.
 */

export type Written = Pick<Canary, 'name' | 'carriers'> & { readonly spellings: readonly string[] }

type Options = { readonly carriers?: readonly string[] }

/** Of nine digits, with what people put between them. */
export function writtenNumber(name: string, digits: string, { carriers = [] }: Options = {}): Written {
  const parts = [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)]
  return { name, carriers, spellings: ['', '-', ' ', '.', ' - '].map((between) => parts.join(between)) }
}

/** Of an ID: as it is typed, and without what stands between. */
export function writtenId(name: string, typed: string, { carriers = [] }: Options = {}): Written {
  return { name, carriers, spellings: [...new Set([typed, typed.replaceAll(/[^A-Z0-9]/gi, ''), typed.replaceAll('-', ' ')])] }
}

/** As `1987-03-14`. */
export function writtenDay(name: string, day: string, { carriers = [] }: Options = {}): Written {
  const date = new Date(`${day}T12:00:00Z`)
  const [year, month, dayOfMonth] = day.split('-') as [string, string, string]
  const said = (how: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...how }).format(date)
  const spellings = [
    day,
    day.replaceAll('-', ''),
    `${month}/${dayOfMonth}/${year}`,
    `${Number(month)}/${Number(dayOfMonth)}/${year}`,
    said({ dateStyle: 'long' }),
    said({ dateStyle: 'medium' }),
    `${Number(dayOfMonth)} ${said({ month: 'long' })} ${year}`,
  ]
  return { name, carriers, spellings: [...new Set(spellings)] }
}

/** Places where one of them stands, as `name in name of the place (as it stands)`. */
export function findWritten(written: readonly Written[], places: readonly Place[]): string[] {
  return written.flatMap(({ name, carriers, spellings }) => {
    const looked = [...new Set(spellings.flatMap(formsOf))]
    return places
      .filter((place) => !carriers.includes(place.name))
      .flatMap((place) => {
        const found = looked.find((text) => place.text.includes(text))
        return found === undefined ? [] : [`${name} in ${place.name} (${found})`]
      })
  })
}

function formsOf(text: string): string[] {
  const bytes = Buffer.from(text)
  const hex = [bytes.toString('hex'), bytes.toString('hex').toUpperCase()]
  const base64 = [0, 1, 2].map((before) => base64Within(bytes, before))
  return [text, encodeURIComponent(text), ...hex, ...base64, ...base64.map((each) => each.replaceAll('+', '-').replaceAll('/', '_'))]
}

/** The letters of base64 that are the same whatever stands before and after. */
function base64Within(bytes: Buffer, before: number): string {
  const bits = before * 8
  const letters = Buffer.concat([Buffer.alloc(before), bytes])
    .toString('base64')
    .replace(/=+$/, '')
  return letters.slice(Math.ceil(bits / 6), Math.floor((bits + bytes.length * 8) / 6))
}
