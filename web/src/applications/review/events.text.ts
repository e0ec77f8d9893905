import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/applications/review/events', {
  title: 'What happened',
  earlier: { one: 'Show {count} earlier line', other: 'Show {count} earlier lines' },
  event: {
    created: { by: '{name} began the application.', alone: 'The application was begun.' },
    sent: { by: '{name} sent it.', alone: 'It was sent.' },
    unsent: { by: '{name} took it back.', alone: 'It was taken back.' },
    invited: { by: '{name} invited someone.', alone: 'Someone was invited.' },
    removed: { by: '{name} removed someone.', alone: 'Someone was removed.' },
    opened: { by: '{name} opened it.', alone: 'It was opened.' },
    submitted: { by: '{name} submitted their form.', alone: 'A form was submitted.' },
    completed: { by: '{name} was the last to submit. It is complete.', alone: 'Everyone had submitted. It is complete.' },
    withdrawn: { by: '{name} withdrew.', alone: 'It was withdrawn.' },
    expired: { by: 'It expired while it waited for {name}.', alone: 'It expired.' },
    closed: { by: '{name} closed it.', alone: 'It was closed.' },
  },
  about: {
    invited: { by: '{name} invited {person}.', alone: '{person} was invited.' },
    removed: { by: '{name} removed {person}.', alone: '{person} was removed.' },
  },
})
