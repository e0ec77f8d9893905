import { createContext } from 'react'

/** Whether the screen at an address is there yet, and open to the role of a member. What finds screens stands above the rooms that ask. */
export const BuiltScreens = createContext<(address: string) => boolean>(() => false)
