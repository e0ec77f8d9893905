import { paths } from '@keystead/contract/navigation/paths.ts'
import { text } from './account.text.ts'
import { button, facts, greeting, heading, note, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'

/*
 * Who signs up gives a name, and someone's address: emails to an address that is not confirmed greet
 * no one by name, so that no stranger's words travel in them.
 */

type Nothing = Record<string, never>
type Text = typeof text
type Change = { oldEmail: string; newEmail: string }

const CHANGE: Change = { oldEmail: 'dana@example.com', newEmail: 'dana.reyes@example.org' }

export const verifyEmailEmail = defineEmail<Nothing, Text>('verify-email', {
  text,
  subject: (_data, t) => t.verify.subject,
  blocks: (_data, links, t) => [
    heading(t.verify.heading),
    paragraph(t.verify.intro),
    button(t.verify.confirm, links.withToken(paths.confirmEmail)),
    smallPrint(t.verify.howLong),
  ],
  sample: {},
})

export const accountDisownedEmail = defineEmail<{ firstName: string }, Text>('account-disowned', {
  text,
  subject: (_data, t) => t.disowned.subject,
  blocks: (_data, _links, t) => [heading(t.disowned.subject), paragraph(t.disowned.intro), paragraph(t.disowned.signUp)],
  sample: { firstName: '' },
})

export const changeEmailEmail = defineEmail<Change, Text>('change-email', {
  text,
  subject: (_data, t) => t.change.subject,
  blocks: ({ oldEmail, newEmail }, links, t) => [
    heading(t.change.subject),
    paragraph(t.change.intro),
    facts([t.change.newAddress, newEmail], [t.change.untilNow, oldEmail]),
    button(
      t.change.use,
      links.withToken((token) => paths.confirmEmail(token, 'change')),
    ),
    smallPrint(t.change.howLong),
  ],
  sample: CHANGE,
})

export const changeEmailNoticeEmail = defineEmail<Change, Text>('change-email-notice', {
  text,
  subject: (_data, t) => t.changing.subject,
  blocks: ({ newEmail }, links, t) => [
    heading(t.changing.subject),
    paragraph(t.changing.intro),
    facts([t.changing.newAddress, newEmail]),
    paragraph(t.changing.you),
    button(t.changing.notMe, links.to(paths.changePassword())),
  ],
  sample: CHANGE,
})

export const emailChangedEmail = defineEmail<Change, Text>('email-changed', {
  text,
  subject: (_data, t) => t.changed.subject,
  blocks: ({ newEmail }, links, t) => [
    heading(t.changed.subject),
    paragraph(t.changed.intro({ email: newEmail })),
    button(t.changed.open, links.to(paths.settings())),
  ],
  sample: CHANGE,
})

export const undoEmailChangeEmail = defineEmail<Change, Text>('undo-email-change', {
  text,
  subject: (_data, t) => t.undo.subject,
  blocks: ({ oldEmail, newEmail }, links, t) => [
    heading(t.undo.heading),
    paragraph(t.undo.intro),
    facts([t.undo.now, newEmail], [t.undo.before, oldEmail]),
    paragraph(t.undo.question),
    button(
      t.undo.undo,
      links.withToken((token) => paths.confirmEmail(token, 'undo')),
    ),
    smallPrint(t.undo.howLong),
  ],
  sample: CHANGE,
})

export const emailRestoredEmail = defineEmail<Change, Text>('email-restored', {
  text,
  subject: (_data, t) => t.restored.subject,
  blocks: ({ oldEmail, newEmail }, links, t) => [
    heading(t.restored.subject),
    paragraph(t.restored.intro({ newEmail, email: oldEmail })),
    note(t.restored.warning),
    button(t.choosePassword, links.to(paths.forgotPassword())),
  ],
  sample: CHANGE,
})

export const resetPasswordEmail = defineEmail<Nothing, Text>('reset-password', {
  text,
  subject: (_data, t) => t.choosePassword,
  blocks: (_data, links, t) => [
    heading(t.choosePassword),
    paragraph(t.reset.intro),
    button(t.choosePassword, links.withToken(paths.resetPassword)),
    smallPrint(t.reset.howLong),
  ],
  sample: {},
})

/** `at` was written out in emails of older versions. */
type PasswordChange = { firstName: string; at: string; signedOut: 'everywhere' | 'other devices' }

export const passwordChangedEmail = defineEmail<PasswordChange, Text>('password-changed', {
  text,
  subject: (_data, t) => t.passwordChanged.subject,
  blocks: ({ firstName, at, signedOut }, links, t, write) => [
    heading(t.passwordChanged.subject),
    greeting(firstName),
    paragraph(t.passwordChanged.intro({ moment: write({ moment: at, style: 'full' }) })),
    paragraph(signedOut === 'everywhere' ? t.passwordChanged.everywhere : t.passwordChanged.otherDevices),
    smallPrint(t.passwordChanged.notYou),
    button(t.passwordChanged.notMe, links.to(paths.forgotPassword())),
  ],
  sample: { firstName: 'Dana', at: '2026-11-21T09:15:00Z', signedOut: 'everywhere' },
})
