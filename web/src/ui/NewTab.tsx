import { text } from './new-tab.text.ts'

/** Behind the words of a link that leaves this page open: people who do not see the new tab are told of it. */
export function NewTab() {
  return <span className="visually-hidden"> {text.opens}</span>
}
