/** Something that whoever runs a server can mend: the message is a sentence, or two, that says how. */
export class HostProblem extends Error {
  override readonly name: string = 'HostProblem';
}
