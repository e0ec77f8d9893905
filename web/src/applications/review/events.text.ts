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
    approved: { by: '{name} approved it.', alone: 'It was approved.' },
    conditional: { by: '{name} approved it with conditions.', alone: 'It was approved with conditions.' },
    waitlisted: { by: '{name} put it on the waitlist.', alone: 'It was put on the waitlist.' },
    declined: { by: '{name} declined it.', alone: 'It was declined.' },
    reconsidered: { by: '{name} took the decision back.', alone: 'The decision was taken back.' },
    conditionsAccepted: { by: '{name} accepted the conditions.', alone: 'The conditions were accepted.' },
    leaseDrafted: { by: '{name} drafted the lease.', alone: 'The lease was drafted.' },
    leased: { by: '{name} recorded the lease.', alone: 'The lease was recorded.' },
  },
  about: {
    invited: { by: '{name} invited {person}.', alone: '{person} was invited.' },
    removed: { by: '{name} removed {person}.', alone: '{person} was removed.' },
  },
})
