import { MAX_PETS } from '@keystead/contract/applications/form/form.values.ts'

type Pet = Readonly<Record<string, unknown>>

const isBlank = (pet: Pet) => Object.values(pet).every((value) => value === null || value === '')

/** How many cards there are to be for a number of pets. Those at the end go only where nothing is filled in. */
export function cardsFor(number: unknown, pets: readonly Pet[]): number {
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 0) return pets.length
  const wanted = Math.min(number, MAX_PETS)
  let count = pets.length
  while (count > wanted && isBlank(pets[count - 1]!)) count -= 1
  return Math.max(count, wanted)
}
