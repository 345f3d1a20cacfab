/**
 * Sets the properties of an element again that a script set before the element was defined: until then they hide those of its class.
 *
 * @param properties - of the class
 */
export function setAgain(own: Record<string, unknown>, properties: object): void {
  for (const name in { ...own })
    if (name in properties) {
      const value = own[name];
      delete own[name];
      own[name] = value;
    }
}
