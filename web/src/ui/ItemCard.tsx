import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import styles from './ItemCard.module.css'

type ItemCardProps = {
  title: ReactNode
  titleLevel: 2 | 3
  /** As a `Badge`. */
  status: ReactNode
  /** What there is to do, as buttons. */
  actions?: ReactNode
  children: ReactNode
}

/** One thing of a list that is read whole and answered in place: what it is, how it stands, what is known, what to do. */
export function ItemCard({ title, titleLevel, status, actions, children }: ItemCardProps) {
  const Heading = titleLevel === 2 ? 'h2' : 'h3'
  return (
    <Card as="article" className={styles.item}>
      <div className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        {status}
      </div>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Card>
  )
}

/** What is known of it, as `ItemFact`s. */
export function ItemFacts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

export function ItemFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
