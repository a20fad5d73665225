/**
 * A reason not to start that whoever starts the server can put right: its
 * message is all they need, without a stack.
 */
export class StartError extends Error {
  override name = "StartError";
}

/** The built site is missing or incomplete. */
export class BuildError extends StartError {
  override name = "BuildError";

  constructor(problem: string) {
    super(`${problem}\nBuild the site first: npm run build`);
  }
}
