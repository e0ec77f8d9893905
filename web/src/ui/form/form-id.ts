import { createContext } from 'react'

/** The id of the form around; fields build theirs on it. */
export const FormId = createContext('form')
