import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/security/sessions/new-sign-in', {
  signedIn: 'Someone signed in to your account from a new device: {device}.',

  subject: 'New sign-in: {device}',
  heading: 'A new device signed in',
  intro: 'Someone signed in to your account from a device that we haven’t seen before.',
  when: 'When',
  device: 'Device',
  address: 'IP address',
  you: 'If this was you, there’s nothing to do.',
  notMe: 'It wasn’t me: see my devices',
  whatToDo: 'Sign out that device there and change your password.',
})
