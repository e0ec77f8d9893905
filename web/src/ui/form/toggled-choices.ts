import type { Choice } from './SelectField.tsx'

/**
 * What is chosen once a choice of several was pressed, in the order of the list. `alone` is a choice that stands alone:
 * pressing it takes the others away, and the other way round.
 */
export function toggledChoices<Id extends number | string>(
  choices: readonly Choice<Id>[],
  chosen: readonly Id[],
  pressed: Id,
  alone?: Id,
): Id[] {
  const isBeside = (id: Id) => id !== pressed && (pressed === alone) === (id === alone)
  const next = chosen.includes(pressed) ? chosen.filter((id) => id !== pressed) : [...chosen.filter(isBeside), pressed]
  return choices.map(({ Id }) => Id).filter((id) => next.includes(id))
}
