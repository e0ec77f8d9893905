import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { text } from './overview.text.ts'
import styles from './Overview.module.css'

export function MoneySkeleton({ count = 4 }: { count?: number }) {
  return (
    <Loading label={text.loading}>
      <div className={styles.frame}>
        <div className={styles.numbers}>
          {Array.from({ length: count }, (_, number) => (
            <Skeleton key={number} shape="block" />
          ))}
        </div>
      </div>
    </Loading>
  )
}
