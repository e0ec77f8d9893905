import type { Part } from '@keystead/contract/agreements/templates/template.values.ts'

/*
 * In which order people come: each has a number, and those with the same number come at the same time. `turns` are those numbers as the list
 * shows them, from the first one on.
 */

type Turned = { readonly Turn: number }
type Placed = Turned & { readonly Part: Part }

/** Places in a list of people, in the order in which they come; those of one turn as the list has them. */
export function inTurn(people: readonly Turned[]): number[] {
  return people.map((_, index) => index).toSorted((one, other) => people[one]!.Turn - people[other]!.Turn || one - other)
}

export function isInOrder(people: readonly Turned[]): boolean {
  return people.some(({ Turn }) => Turn !== people[0]?.Turn)
}

/** Those who only get a copy come last, whatever is chosen. */
export const hasTurn = ({ Part }: Pick<Placed, 'Part'>) => Part !== 'copy'

/** Whether the order matters: some come after others. */
export function hasOrder(people: readonly Placed[]): boolean {
  return isInOrder(people.filter(hasTurn))
}

/** In the order in which they are asked; those who get a copy come last. */
export function partiesInOrder<Party extends Placed>(parties: readonly Party[]): Party[] {
  const place = (party: Party) => (hasTurn(party) ? party.Turn : Number.MAX_SAFE_INTEGER)
  return parties.toSorted((one, other) => place(one) - place(other))
}

/** From 1 on, without gaps. */
function counted(isWithPrevious: readonly boolean[]): number[] {
  let turn = 0
  return isWithPrevious.map((isWith, index) => {
    if (index === 0 || !isWith) turn += 1
    return turn
  })
}

export function isWithPrevious(turns: readonly number[], place: number): boolean {
  return place > 0 && turns[place] === turns[place - 1]
}

/** The same numbers, with one of them at the time of who comes before, or after it. */
export function joined(turns: readonly number[], place: number, isWith: boolean): number[] {
  return counted(turns.map((_, index) => (index === place ? isWith : isWithPrevious(turns, index))))
}

/** Without gaps, after someone has come or gone. */
export function closedUp(turns: readonly number[]): number[] {
  return counted(turns.map((_, index) => isWithPrevious(turns, index)))
}
