import { text } from './page.text.ts'
/** Said where the page was rendered by the server and nothing can be sent without a script. */
export function NeedsScript() {
  return (
    <noscript>
      <p>{text.thisPartNeedsJavaScriptPlease}</p>
    </noscript>
  )
}
