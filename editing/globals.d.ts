/** Whether the editor works on the files of this computer, not on a repository. */
declare const IS_LOCAL: boolean;
