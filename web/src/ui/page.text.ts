import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/ui/page', {
  reference: 'Reference {id}',
  tryAgain: 'Try again',
  keysteadHome: 'Keystead home',
  keystead: 'Keystead',
  thisPartNeedsJavaScriptPlease: 'This part needs JavaScript. Turn it on in your browser and reload the page.',
  breadcrumb: 'Breadcrumb',
  loading: 'Loading…',
  done: '(done)',
  messages: 'Messages',
  closeMessage: 'Close message',
})
