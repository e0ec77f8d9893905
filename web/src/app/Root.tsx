import { useEffect } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { ToastRegion } from '../ui/toast.tsx'
import { Arrival } from './Arrival.tsx'
import { useCurrentHead } from './current-head.ts'
import { BuiltScreens } from '../navigation/built-screens.ts'
import { applyHead, type HeadTag } from '../navigation/head.ts'
import { isBuilt } from './screens.ts'
import styles from './Root.module.css'
import { SignInAgain } from './SignInAgain.tsx'
import { SwitchedElsewhere } from './SwitchedElsewhere.tsx'
import { text as words } from './app.text.ts'

/** Around every layout: the head, the sign of being on the way, the news of having arrived, and toasts. */
export function Root() {
  const onTheWay = useNavigation().state !== 'idle'
  return (
    <>
      {onTheWay && <div className={styles.progress} role="progressbar" aria-label={words.loading} />}
      <BuiltScreens value={isBuilt}>
        <Outlet />
      </BuiltScreens>
      <Head />
      <Arrival />
      <SignInAgain />
      <SwitchedElsewhere />
      <ToastRegion />
    </>
  )
}

/** Before `Arrival`, which announces the title. */
function Head() {
  const text = JSON.stringify(useCurrentHead())
  useEffect(() => {
    const tags = JSON.parse(text) as HeadTag[]
    if (tags.length > 0) applyHead(tags)
  }, [text])
  return null
}
