import { defineText } from '../../text/define-text.ts'

/**
 * What is agreed to before anything is signed electronically (15 USC 7001(c)). The certificate of an agreement prints the version that was
 * agreed to: who changes a sentence here gives it a new version (`CONSENT_VERSION`).
 */
export const consent = defineText('contract/agreements/signing/consent', {
  heading: 'Signing electronically',
  what: 'I agree to read, receive and sign this agreement, and to get its copies and notices about it, electronically. My electronic signature counts as much as one on paper.',
  paper:
    'I can have this agreement on paper: I ask the person who sent it, who may charge what the copy costs. I can also decline here and sign on paper instead.',
  withdraw:
    'I can withdraw this agreement to electronic records at any time before I sign, by declining or by leaving this page. What I have signed by then stays valid. If my email address changes before I sign, I tell the sender, who sends the agreement to the new one.',
  needs:
    'To read and to keep it I need an up-to-date web browser, a reader for PDF files, an email address, and room to save a file, or a printer. That I can read this page shows that I can.',
  scope: 'This holds for this agreement alone.',
  agree: 'I have read this, and I agree to sign electronically.',
})
