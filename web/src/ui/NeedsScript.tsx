/** Said where the page was rendered by the server and nothing can be sent without a script. */
export function NeedsScript() {
  return (
    <noscript>
      <p>This part needs JavaScript. Please switch it on in your browser and load the page again.</p>
    </noscript>
  )
}
