import type { Obstacle } from '@keystead/contract/rpc/obstacle.ts'
import { LinkButton } from './LinkButton.tsx'
import styles from './ObstacleList.module.css'

/** Where an obstacle can be fixed, by its code. */
export type WaysOn = Readonly<Record<string, { readonly text: string; readonly to: string }>>

/** What keeps something from happening now, each with the way to where that changes. */
export function ObstacleList({ obstacles, ways }: { obstacles: readonly Obstacle[]; ways: WaysOn }) {
  return (
    <ul className={styles.obstacles}>
      {obstacles.map(({ Code, Message }) => {
        const way = ways[Code]
        return (
          <li key={Code}>
            <p>{Message}</p>
            {way && (
              <LinkButton to={way.to} size="sm">
                {way.text}
              </LinkButton>
            )}
          </li>
        )
      })}
    </ul>
  )
}
