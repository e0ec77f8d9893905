import { defineText } from '../../text/define-text.ts'

/** What is agreed to and certified, by version. One that was agreed to never changes: a new text is a new version. */
export const text = defineText('contract/applications/screening/screening-consents', {
  '2026-11-28': {
    consent:
      'I agree that {landlord} may get a consumer report about me ({products}) from a consumer reporting agency, to decide on my application for {home}, and that what my form says of me, with my Social Security number, my date of birth and my addresses, is given to that agency for it. It is a soft inquiry, which does not change a credit score. The agency does not decide on my application. I may read the report, and dispute what is not right in it.',
    ownCheck:
      'I agree that {landlord} may check what my form says of me, and may get a consumer report about me from an agency of their choice, to decide on my application for {home}. I may ask for a copy of such a report.',
    purpose:
      'I ask for these reports to decide on an application of these people for a home, and for nothing else (15 U.S.C. § 1681b). I keep them to those who decide, delete them when they are not needed any more, and tell someone by a notice when a report plays a part in a decision against them.',
  },
})
