import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/agreements/templates/templates-messages', {
  noTemplatesFound: 'No templates found.',
  templateNotFound: 'Template details not found.',
  templateChanged: 'This template was changed in the meantime. Please review the latest version, then save again.',
  templateNameTaken: 'There is a template with this name already. Please choose another name.',
  tooManyTemplates: 'You already have 500 templates. Please delete those you no longer use.',
  bodyTooLong: 'This text is too long. A template can have 200,000 characters.',
  tooManyParts: 'This text has too many parts. A template can have 20,000 paragraphs, cells and pieces.',
  listsTooDeep: 'A list can have two more lists in it, one in the other.',
  bodyUnreadable: 'A part of this text has characters that can’t be kept. Please type it again.',
  bodyInvalid: 'This text holds something that a template can’t have.',
  tableUneven: 'The cells of a table don’t fit together. Please delete it and make another one.',
  optionsNeeded: 'Please name at least two options.',
  roleNotFound: 'A field is for the role “{role}”, which this template does not have.',
  roleDoesNotSign:
    '“{role}” doesn’t sign, so there can’t be fields or signatures for it. Please choose another role for them, or delete them.',
  roleTwice: 'Each role can stand there once.',
  rolesNeeded: 'Please add at least one role that signs.',
  signatureNeeded: 'No one signs this yet. Please add a signature for “{role}”.',
  paperNeeded: 'Please choose a PDF, or write a text.',
  fieldOffPage: 'A field lies outside of its page. Please place it again.',
})
