import { GetBusinessDeletionPreview } from '@keystead/contract/people/businesses/business.operations.ts'
import type { BusinessDetails } from '@keystead/contract/people/businesses/business.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Suspense, useState } from 'react'
import { useCall } from '../../api/query.ts'
import { lazyPart } from '../../navigation/chunks.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ObstacleList, type WaysOn } from '../../ui/ObstacleList.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { consequencesOf, type DeletionPreview } from './deletion-texts.ts'
import { text } from './view-business.text.ts'
import styles from './ViewBusiness.module.css'

const DeleteBusinessDialog = lazyPart(() => import('./DeleteBusinessDialog.tsx').then((part) => part.DeleteBusinessDialog))

/** The end of a business, with everything that goes and stays said before. */
export function DeleteBusinessPanel({ business: { BusinessId } }: { business: BusinessDetails }) {
  const { data, error, refetch } = useCall(GetBusinessDeletionPreview, { BusinessId })
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Section title={text.deleteTitle} description={text.deleteIntro} className={styles.last}>
      {data ? (
        <div className={styles.danger}>
          <p>{text.whatGoes}</p>
          <Lines lines={consequencesOf(data)} />
          <p>{text.whatStays}</p>
          <Way preview={data} onAsk={() => setIsAsking(true)} />
          {isAsking && (
            <Suspense>
              <DeleteBusinessDialog businessId={BusinessId} name={data.Name} onClose={() => setIsAsking(false)} />
            </Suspense>
          )}
        </div>
      ) : error ? (
        <ErrorState compact failure={error} onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton count={3} />
      )}
    </Section>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** That homes are moving in stands at the top of this page, and passes by itself. */
const NO_WAYS: WaysOn = {}

/** The button, or what is in its way. */
function Way({ preview: { Refusals, HasPin }, onAsk }: { preview: DeletionPreview; onAsk: () => void }) {
  if (Refusals.length > 0) {
    return (
      <>
        <p>{text.notNow}</p>
        <ObstacleList obstacles={Refusals} ways={NO_WAYS} />
      </>
    )
  }
  if (!HasPin) {
    return (
      <>
        <p>{text.pinFirst}</p>
        <div>
          <LinkButton to={paths.securityPin()}>{text.setPin}</LinkButton>
        </div>
      </>
    )
  }
  return (
    <div>
      <Button variant="danger" onClick={onAsk}>
        {text.deleteIt}
      </Button>
    </div>
  )
}
