(() => {
  const button = document.querySelector("#claim button"), field = document.querySelector("#claim input");
  if (!button || !field || !navigator.clipboard) return;
  button.hidden = false;
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(field.value);
      button.textContent = button.dataset.copied;
    } catch {
      field.select();
    }
  });
})();
