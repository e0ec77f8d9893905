import { NewTab } from '../../ui/NewTab.tsx'
import { inParts } from '../../ui/in-parts.ts'
import styles from './Pay.module.css'
import { text } from './pay.text.ts'
import { PROVIDER_SANDBOX, useProviderFrame } from './use-provider-frame.ts'

/** The page on which the payer's bank asks whether it is them; in a tab of its own where it does not stand in a frame. */
export function ChallengeFrame({ url, onAnswered }: { url: string; onAnswered: () => void }) {
  const { frame, showScheme } = useProviderFrame(url, ({ type }) => type === 'gateway:challenge-done' && onAnswered())
  return (
    <>
      <iframe
        ref={frame}
        src={url}
        title={text.challengeFrame}
        sandbox={PROVIDER_SANDBOX}
        className={styles.challenge}
        onLoad={showScheme}
      />
      <p className={styles.note}>
        {inParts(
          text.challengeElsewhere.parts({
            link: (
              <a key="link" href={url} target="_blank" rel="noreferrer">
                {text.challengeTab}
                <NewTab />
              </a>
            ),
          }),
        )}
      </p>
    </>
  )
}
