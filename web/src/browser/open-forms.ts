/*
 * Whether something that was typed is on the page. A session that ends meanwhile is then signed in to over the page, which would
 * otherwise be left.
 */

let openForms = 0
let areDropped = false

/** A form has something to lose, or is being sent. Returns how to say that this is over. */
export function openForm(): () => void {
  openForms += 1
  return () => {
    openForms -= 1
  }
}

export function hasOpenForm(): boolean {
  return openForms > 0
}

/** What was typed belongs to someone who is not here any more: it goes with the page, and no one is asked. */
export function dropForms(): void {
  areDropped = true
}

export function formsAreDropped(): boolean {
  return areDropped
}
