import { defineText } from '@keystead/contract/text/define-text.ts'

/** The blog as feed readers show it; articles are English. */
export const text = defineText('server/site/blog-feed', {
  title: 'Keystead blog',
  subtitle: 'Practical notes on renting, leasing and looking after homes.',
})
