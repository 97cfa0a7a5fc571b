import type { ReactNode } from 'react';
import styles from './spoken.module.css';

/** Words for screen readers where a sign or a picture says it to the eye. */
export const Spoken = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.spoken}>{children}</span>
);
