import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { text } from './identity.text.ts'
import styles from './Form.module.css'

type SecretNumberProps = {
  name: 'IdNumber' | 'Ssn' | 'Last4Ssn'
  label: string
  help: string
  /** The last characters of what is kept; null where nothing is. */
  kept: string | null
  maxLength: number
  isDigits?: boolean
  /** What else can be done with what is kept. */
  children?: ReactNode
}

/** A number that is kept sealed: said by its end, and typed only to change it. What is typed stays until the step is left. */
export function SecretNumber({ name, label, help, kept, maxLength, isDigits = false, children }: SecretNumberProps) {
  const { getValues, setValue, setFocus, clearErrors } = useFormContext()
  const changeButton = useRef<HTMLButtonElement>(null)
  const [isTyping, setIsTyping] = useState(() => kept === null || Boolean(getValues(name)))
  /** To where the focus is to go once it is there. */
  const wanted = useRef<'field' | 'button' | null>(null)

  const arrive = useEffectEvent((typing: boolean) => {
    if (wanted.current === 'field' && typing) setFocus(name)
    if (wanted.current === 'button' && !typing) changeButton.current?.focus()
    wanted.current = null
  })
  useEffect(() => arrive(isTyping), [isTyping])

  function keep() {
    setValue(name, null, { shouldDirty: true })
    clearErrors(name)
    wanted.current = 'button'
    setIsTyping(false)
  }

  if (isTyping || kept === null) {
    return (
      <div className={styles.kept}>
        <TextField
          name={name}
          label={label}
          help={help}
          inputMode={isDigits ? 'numeric' : 'text'}
          autoComplete="off"
          maxLength={maxLength}
        />
        {kept !== null && (
          <div>
            <Button size="sm" variant="quiet" onClick={keep}>
              {text.keep}
            </Button>
          </div>
        )}
      </div>
    )
  }
  return (
    <div className={styles.kept}>
      <p className={styles.strong}>{label}</p>
      <div className={styles.keptLine}>
        <span className="tabular">{text.endsIn({ digits: kept })}</span>
        <Button
          ref={changeButton}
          size="sm"
          aria-label={text.changeOf({ field: label })}
          onClick={() => {
            wanted.current = 'field'
            setIsTyping(true)
          }}
        >
          {text.change}
        </Button>
      </div>
      {children}
    </div>
  )
}
