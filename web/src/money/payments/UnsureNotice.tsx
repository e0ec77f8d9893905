import { Button } from '../../ui/Button.tsx'
import { RefreshIcon } from '../../ui/icons.ts'
import { text } from './pay.text.ts'
import { StateCard } from './StateCard.tsx'

/** The answer was lost. The same wish again has one effect; another one would not. */
export function UnsureNotice({ isBusy, onAskAgain }: { isBusy: boolean; onAskAgain: () => void }) {
  return (
    <StateCard title={text.unsureTitle} takesFocus>
      <p>{text.unsure}</p>
      <Button variant="primary" icon={RefreshIcon} busy={isBusy} onClick={onAskAgain}>
        {text.askAgain}
      </Button>
    </StateCard>
  )
}
