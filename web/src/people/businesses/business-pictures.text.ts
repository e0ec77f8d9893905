import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/people/businesses/business-pictures', {
  logo: 'Logo',
  logoIntro: 'It stands on your page and in emails. A square picture works best.',
  logoOf: 'Logo of {name}',
  logoHint: '{formats}, up to {size}.',
  chooseLogo: 'Choose a logo',
  chooseAnother: 'Choose another logo',
  logoPreview: 'This is how the logo will look.',
  takeLogo: 'Use this logo',
  forget: 'Choose again',
  removeLogo: 'Remove logo',
  removeLogoTitle: 'Remove the logo?',
  removeLogoConsequence: 'The first letters of the name stand in its place, on your page and in emails.',
  listedKeepsLogo: 'A listed business needs a logo. Choose another one, or unlist the business first.',
  intro: 'Your office, your team, homes that you look after. Drag a photo to move it, or press Enter on Move and use the arrow keys.',
  listLabel: 'Photos of this business',
  deleteConsequence: 'This photo will be removed from the business right away. You can’t undo this.',
  captionHelp: 'Shown under the photo, such as “Our office on Main Street”.',
  altTextHelp: 'What the photo shows, for people who can’t see it. Without one, we use the caption.',
  unnamed: 'Photo {number} of {name}',
})
