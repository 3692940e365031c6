/** Whether a form that opens may take the focus: not on a touch screen, where a keyboard would cover half of it. */
export const mayTakeFocus = () => matchMedia('(pointer: fine)').matches;
