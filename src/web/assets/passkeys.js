const { browserSupportsWebAuthn, startAuthentication, startRegistration } = window.SimpleWebAuthnBrowser;

const faults = {
  InvalidStateError: 'There is a passkey for this account already.',
  NotAllowedError: 'That was not finished. Try again, or choose another way.',
};

document.getElementById('passkey-hint')?.remove();
for (const form of document.querySelectorAll('form[data-passkey]')) {
  if (!browserSupportsWebAuthn()) {
    say('This browser has no passkeys here: they need a recent one, and HTTPS.');
    continue;
  }
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const optionsJSON = JSON.parse(form.dataset.options);
    try {
      const start = form.dataset.passkey === 'create' ? startRegistration : startAuthentication;
      form.elements.passkey.value = JSON.stringify(await start({ optionsJSON }));
    } catch (error) {
      say(faults[error.name] ?? 'The passkey did not work. Try again, or choose another way.');
      return;
    }
    form.submit();
  });
}

function say(text) {
  const fault = document.getElementById('passkey-fault');
  fault.textContent = text;
  fault.hidden = false;
}
