import { Fragment } from 'react'

/** What still fits into half a phone's line. */
const LONG_HALF = 24

/** An email address: where its line is too short, it breaks before the @, and before dots only where half of it is long. */
export function EmailText({ email }: { email: string }) {
  return email.split(/(?=@)/).map((half, index) => (
    <Fragment key={half}>
      {index > 0 && <wbr />}
      {half.length > LONG_HALF ? <DottedText text={half} /> : half}
    </Fragment>
  ))
}

/** It breaks before a dot, where its line is too short. */
export function DottedText({ text }: { text: string }) {
  const [first, ...rest] = text.split('.')
  let start = 0
  return (
    <>
      {first}
      {rest.map((part) => {
        start += part.length + 1
        return (
          <Fragment key={start}>
            <wbr />.{part}
          </Fragment>
        )
      })}
    </>
  )
}
