import type { TicketDetails } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { PRODUCT_NAME } from '../../navigation/head.ts'
import { classNames } from '../../ui/class-names.ts'
import { DateText } from '../../ui/DateText.tsx'
import styles from './Conversation.module.css'
import { text } from './support-tickets.text.ts'

/** Who said what, oldest first. */
export function Conversation({ messages }: { messages: TicketDetails['Messages'] }) {
  return (
    <ol className={styles.conversation} aria-label={text.conversation}>
      {messages.map(({ From, Text, SentAt }) => (
        <li key={`${From} ${SentAt}`} className={classNames(styles.message, From === 'support' && styles.support)}>
          <p className={styles.from}>
            <strong>{From === 'support' ? text.fromSupport({ product: PRODUCT_NAME }) : text.fromYou}</strong> <DateText date={SentAt} />
          </p>
          <p className={styles.text}>{Text}</p>
        </li>
      ))}
    </ol>
  )
}
