import { defineText } from '../../text/define-text.ts'

/** What is agreed to, by version. One that was agreed to never changes: a new text is a new version. */
export const text = defineText('contract/applications/form/consents', {
  '2026-11-28': {
    accuracy:
      'What I said in this application is true and complete, as far as I know. I understand that an application can be turned down, or a lease ended, because of something that is false or left out on purpose.',
    sharing:
      'This application, with its documents, may be given to the landlord of this home and to those who decide with them, to decide on it. My Social Security number, my ID number and my date of birth are not shown to them.',
  },
  '2026-12-02': {
    accuracy:
      'What I said in this application is true and complete, as far as I know. I understand that an application can be turned down, or a lease ended, because of something that is false or left out on purpose.',
    sharing:
      'This application, with its documents, may be given to the landlord of this home and to those who decide with them, to decide on it. They may ask the landlords and employers whom I let them contact, and the references whom I named; these learn my name and that I apply for a home, and what they answer is not shown to me. My Social Security number, my ID number and my date of birth are not shown to any of them.',
  },
})
